import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../packages/api/testing/testServer.ts'
import { testServer } from '../../packages/api/testing/testServer.ts'
import { readBundle } from '../../packages/api/src/static/bundleFiles.ts'
import { findTool } from '../fixtures/tools.ts'
import type { Exchange } from './rawExchange.ts'
import { exchange } from './rawExchange.ts'
import type { Outcome } from './requestCases.ts'
import { HIDDEN, OTHER_HOST, REQUEST_CASES } from './requestCases.ts'
import type { RunningProxy } from './startProxy.ts'
import { startCaddy, startHaproxy } from './startProxy.ts'

const PAGE = '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>'
/** The path of the hidden request of one case. */
const hiddenIn = (at: number): string => HIDDEN.replace('00', String(at).padStart(2, '0'))

/** Cases at the same time. */
const PARALLEL = 8

let dist: string
let server: TestServer
let port: number
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'irodori-requests-'))
  await writeFile(path.join(dist, 'index.html'), PAGE)
  const bundle = await readBundle(dist)
  server = await testServer({ bundles: { studio: bundle, portal: bundle } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await server.close()
  await rm(dist, { recursive: true, force: true })
})

interface Way {
  readonly name: string
  readonly program: 'caddy' | 'haproxy' | null
  readonly start: () => Promise<Pick<RunningProxy, 'connect' | 'stop'>>
}

const ways: readonly Way[] = [
  {
    name: 'the server',
    program: null,
    start: async () => ({ connect: () => connect(port, '127.0.0.1'), stop: async () => undefined }),
  },
  { name: 'the server behind Caddy', program: 'caddy', start: () => startCaddy('Caddyfile.systemd', port) },
  { name: 'the server behind HAProxy', program: 'haproxy', start: () => startHaproxy(port) },
]

/** Whether each of two requests in turn gets its own answer, for as long as `isOver` is false. */
async function isNeverMixedUp(open: () => Socket, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    for (const [address, status] of [
      ['/home', 200],
      ['/nowhere', 404],
    ] as const) {
      const bytes = `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
      const { statuses } = await exchange(open(), bytes)
      if (statuses.join() !== String(status)) return false
    }
  }
  return true
}

const isRefused = ({ statuses, isClosed }: Exchange): boolean =>
  statuses.length === 0 ? isClosed : statuses.length === 1 && statuses.every((status) => status >= 400)

const MEETS: Readonly<Record<Outcome, (exchange: Exchange) => boolean>> = {
  REFUSED: isRefused,
  PAGE: ({ statuses }) => statuses.join() === '200',
  ONCE: ({ statuses }) => statuses.length === 1 && statuses.every((status) => status < 500),
  TOLERATED: (exchange) =>
    isRefused(exchange) || (exchange.statuses.length > 0 && exchange.statuses.every((status) => status < 500)),
}

const isMissing = ({ program }: Way): boolean => program !== null && findTool(program) === undefined
const titled = ways.map((way) => ({
  ...way,
  isSkipped: isMissing(way),
  title: isMissing(way) ? `${way.name}: skipped, ${way.program} is not installed` : way.name,
}))

describe.each(titled)('$title', ({ program, start, isSkipped }) => {
  const exchanges = new Map<string, Exchange>()
  const hidden = new Set<string>()
  let isNotMixedUp = false

  beforeAll(async () => {
    if (isSkipped) return
    const seeHidden = ({ url = '' }) => url.startsWith('/hidden') && hidden.add(url)
    server.app.server.on('request', seeHidden)
    const { connect: open, stop } = await start()
    let isOver = false
    const bystander = isNeverMixedUp(open, () => isOver)
    const waiting = [...REQUEST_CASES.entries()]
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [at, { name, bytes }] = next
        exchanges.set(name, await exchange(open(), bytes.replaceAll(HIDDEN, hiddenIn(at))))
      }
    }
    await Promise.all(Array.from({ length: PARALLEL }, work))
    isOver = true
    isNotMixedUp = await bystander
    await stop()
    server.app.server.off('request', seeHidden)
  })

  it.skipIf(isSkipped).each(REQUEST_CASES)(`handles a request with $name`, ({ name, outcome, behindProxy }) => {
    const got = exchanges.get(name)
    const wanted = program === null ? outcome : behindProxy
    expect({ wanted, got, isMet: got !== undefined && MEETS[wanted](got) }).toEqual({ wanted, got, isMet: true })
    expect(got?.received).not.toContain(OTHER_HOST)
    expect(got?.received).not.toMatch(/^set-cookie: planted/im)
  })

  it.skipIf(isSkipped)(
    'sees no request in the body of another, but for those that the proxy passes on as the second one of the same visitor',
    () => {
      const passedOn = REQUEST_CASES.flatMap(({ behindProxy }, at) =>
        behindProxy === 'TOLERATED' ? [hiddenIn(at)] : [],
      )
      expect([...hidden].filter((url) => program === null || !passedOn.includes(url))).toEqual([])
    },
  )

  it.skipIf(isSkipped)('gives other visitors their own answers meanwhile', () => expect(isNotMixedUp).toBe(true))

  it.skipIf(isSkipped)('answers two requests that come together one after the other', async () => {
    const { connect: open, stop } = await start()
    const request = (address: string) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    const { statuses } = await exchange(open(), request('/home') + request('/nowhere'))
    await stop()
    expect(statuses).toEqual([200, 404])
  })
})
