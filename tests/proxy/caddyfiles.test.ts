import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../fixtures/freePort.ts'
import { findTool } from '../fixtures/tools.ts'
import type { RunningProxy } from './startProxy.ts'
import { startCaddy } from './startProxy.ts'

const caddy = findTool('caddy')
const reason = caddy ? '' : ': skipped, caddy is not installed'

interface Answer {
  readonly status: number | undefined
  readonly location: string | undefined
  readonly body: string
}

describe.skipIf(!caddy).each(['Caddyfile', 'Caddyfile.systemd'])(`Caddy with %s${reason}`, (name) => {
  let shop: Server
  let proxy: RunningProxy

  async function ask(scheme: 'http' | 'https', url: string, headers: Record<string, string> = {}): Promise<Answer> {
    const request = scheme === 'http' ? requestHttp : requestHttps
    const sent = request({
      host: 'localhost',
      port: proxy.ports[scheme],
      path: url,
      headers,
      rejectUnauthorized: false,
    })
    sent.end()
    const [answer] = await once(sent, 'response')
    return { status: answer.statusCode, location: answer.headers.location, body: await text(answer) }
  }

  beforeAll(async () => {
    const shopPort = await freePort()
    shop = createServer((request, response) => response.end(JSON.stringify(request.headers)))
    shop.listen(shopPort, '127.0.0.1')
    proxy = await startCaddy(name, shopPort)
  })
  afterAll(async () => {
    await proxy.stop()
    shop.closeAllConnections()
    shop.close()
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
