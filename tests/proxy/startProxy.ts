import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectTcp } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { freePort } from '../fixtures/freePort.ts'
import { findTool } from '../fixtures/tools.ts'

const START_TIMEOUT_MS = 30_000

/** A proxy that passes on what it accepts to a server on this machine. */
export interface RunningProxy {
  readonly ports: { readonly http: number; readonly https: number }
  /** A connection of a visitor. */
  readonly connect: () => Socket
  stop(): Promise<void>
}

/** The file as it is, but for the ports, the name of the host and the address of the server. */
function onThisMachine(name: string, ports: { readonly http: number; readonly https: number }, shop: number): string {
  const file = readFileSync(fileURLToPath(new URL(`../../packages/operating/${name}`, import.meta.url)), 'utf8')
  const options = `admin off\nskip_install_trust\nhttp_port ${ports.http}\nhttps_port ${ports.https}`
  const own = file
    .replaceAll('print.example', 'localhost')
    .replace('127.0.0.1:3000', `127.0.0.1:${shop}`)
    .replace('dynamic a shop 3000', `dynamic a localhost ${shop}`)
  return `{\n${options}\n}\n${own}`
}

/** Starts Caddy with a configuration of the operator's folder. @param shop the port of the server */
export async function startCaddy(name: string, shop: number): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'irodori-caddy-'))
  const ports = { http: await freePort(), https: await freePort() }
  const config = path.join(folder, 'Caddyfile')
  writeFileSync(config, onThisMachine(name, ports, shop))
  // Its certificates stay in the folder.
  const environment = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const words = ['run', '--adapter', 'caddyfile', '--config', config]
  const connect = () =>
    connectTls({ host: 'localhost', port: ports.https, servername: 'localhost', rejectUnauthorized: false })
  return startProgram({ program: findTool('caddy'), words, environment, folder }, { ports, connect }, 'secureConnect')
}

/** Starts HAProxy as its manual configures a proxy of HTTP. @param shop the port of the server */
export async function startHaproxy(shop: number): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'irodori-haproxy-'))
  const port = await freePort()
  const config = path.join(folder, 'haproxy.cfg')
  writeFileSync(
    config,
    `global
  maxconn 200
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  http-reuse always
frontend shop
  bind 127.0.0.1:${port}
  http-request del-header X-Request-Id
  http-request set-header X-Forwarded-For %[src]
  default_backend servers
backend servers
  server one 127.0.0.1:${shop}
`,
  )
  const connect = () => connectTcp({ host: '127.0.0.1', port })
  const ports = { http: port, https: port }
  const words = ['-db', '-f', config]
  return startProgram({ program: findTool('haproxy'), words, environment: {}, folder }, { ports, connect }, 'connect')
}

interface Program {
  readonly program: string | undefined
  readonly words: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  /** Removed at the end. */
  readonly folder: string
}

async function startProgram(
  { program = '', words, environment, folder }: Program,
  proxy: Pick<RunningProxy, 'ports' | 'connect'>,
  ready: 'connect' | 'secureConnect',
): Promise<RunningProxy> {
  const child: ChildProcess = spawn(program, words, { env: { ...process.env, ...environment }, stdio: 'ignore' })
  const end = performance.now() + START_TIMEOUT_MS
  while (!(await isOpen(proxy.connect(), ready))) {
    if (performance.now() > end) throw new Error(`${program} did not start within ${START_TIMEOUT_MS / 1000} s`)
    await pause(100)
  }
  return {
    ...proxy,
    async stop() {
      child.kill()
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isOpen(socket: Socket, ready: string): Promise<boolean> {
  const opened = await Promise.race([
    once(socket, ready).then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return opened
}
