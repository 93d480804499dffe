import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../fixtures/freePort.ts'
import { findTool } from '../fixtures/tools.ts'

const caddy = findTool('caddy')
const reason = caddy ? '' : ': skipped, caddy is not installed'
const START_TIMEOUT_MS = 30_000

interface Answer {
  readonly status: number | undefined
  readonly location: string | undefined
  readonly body: string
}

/** The file as it is, but for the ports, the name of the host and the address of the server. */
function onThisMachine(name: string, ports: { readonly http: number; readonly https: number; readonly shop: number }) {
  const file = readFileSync(fileURLToPath(new URL(`../../packages/operating/${name}`, import.meta.url)), 'utf8')
  const options = `admin off\nskip_install_trust\nhttp_port ${ports.http}\nhttps_port ${ports.https}`
  const own = file
    .replaceAll('print.example', 'localhost')
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.shop}`)
    .replace('dynamic a shop 3000', `dynamic a localhost ${ports.shop}`)
  return `{\n${options}\n}\n${own}`
}

describe.skipIf(!caddy).each(['Caddyfile', 'Caddyfile.systemd'])(`Caddy with %s${reason}`, (name) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'irodori-caddy-'))
  const ports = { http: 0, https: 0, shop: 0 }
  let shop: Server
  let proxy: ChildProcess

  async function ask(scheme: 'http' | 'https', url: string, headers: Record<string, string> = {}): Promise<Answer> {
    const request = scheme === 'http' ? requestHttp : requestHttps
    const sent = request({ host: 'localhost', port: ports[scheme], path: url, headers, rejectUnauthorized: false })
    sent.end()
    const [answer] = await once(sent, 'response')
    return { status: answer.statusCode, location: answer.headers.location, body: await text(answer) }
  }

  beforeAll(async () => {
    Object.assign(ports, { http: await freePort(), https: await freePort(), shop: await freePort() })
    shop = createServer((request, response) => response.end(JSON.stringify(request.headers)))
    shop.listen(ports.shop, '127.0.0.1')
    const config = path.join(folder, 'Caddyfile')
    writeFileSync(config, onThisMachine(name, ports))
    // Its certificates stay in the folder.
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    const words = ['run', '--adapter', 'caddyfile', '--config', config]
    proxy = spawn(caddy ?? '', words, { env, stdio: 'ignore' })
    const end = performance.now() + START_TIMEOUT_MS
    while (performance.now() < end) {
      const isUp = await ask('https', '/').then(
        ({ status }) => status === 200,
        () => false,
      )
      if (isUp) return
      await pause(200)
    }
    throw new Error('Caddy did not start')
  })
  afterAll(async () => {
    proxy.kill()
    await once(proxy, 'exit')
    shop.closeAllConnections()
    shop.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('refuses calls of programs without encryption, and redirects pages', async () => {
    for (const url of ['/api/integration/orders?status=WAITING', '/health/ready', '/metrics'])
      expect([url, await ask('http', url)]).toEqual([url, { status: 403, location: undefined, body: '' }])
    expect(await ask('http', '/home?a=1')).toMatchObject({ status: 308, location: 'https://localhost/home?a=1' })
  })

  it('tells the server the address of a visitor, and neither an address nor an id that the visitor chose', async () => {
    const chosen = { 'x-request-id': 'chosen-by-a-visitor', 'x-forwarded-for': '203.0.113.7' }
    const { status, body } = await ask('https', '/api/integration/orders', chosen)
    expect(status).toBe(200)
    expect(JSON.parse(body)).not.toHaveProperty('x-request-id')
    expect(JSON.parse(body)['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/)
  })
})
