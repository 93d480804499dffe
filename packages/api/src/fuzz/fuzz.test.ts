import type { Endpoint, EndpointName } from '@irodori/contract'
import { endpoints } from '@irodori/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer.ts'
import { testServer } from '../testing/testServer.ts'
import { drawCalls, rightCalls } from './drawCalls.ts'
import { openWorld } from './openWorld.ts'
import type { Fault } from './runCalls.ts'
import { emptyTally, runCalls } from './runCalls.ts'

/** FUZZ_SEED repeats a run; FUZZ_TIMES makes it so many times as long. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
const times = Number(process.env.FUZZ_TIMES ?? 1)
/** How a failed run is made again. */
const again = `FUZZ_SEED=${seed} FUZZ_TIMES=${times}`

const all = Object.entries(endpoints) as [EndpointName, Endpoint][]
/** Calls of each endpoint in each mode. */
const LIGHT = 68
const HEAVY = 12
const RESTORE_EACH = 150

/** Pictures and passwords are slow on purpose, so their calls are few. */
const HEAVY_CALLS: ReadonlySet<string> = new Set([
  'register',
  'loginUser',
  'changePassword',
  'changeEmail',
  'resetPassword',
  'uploadMessageFile',
  'saveMessageImage',
])
const share = (name: EndpointName): number => Math.ceil((HEAVY_CALLS.has(name) ? HEAVY : LIGHT) * times)

let server: TestServer
const tally = emptyTally()
const pending: string[] = []
beforeAll(async () => {
  const started = performance.now()
  server = await testServer({ configuration: { failedAttemptsPerHour: 1e9, rateLimitFactor: 1e6 } })
  const world = await openWorld(server)
  const names = all.flatMap(([name, { method, path }]) => {
    if (server.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') })) return [name]
    pending.push(name)
    return []
  })
  await runCalls(server, world, rightCalls(names, world), 1, tally)
  await runCalls(server, world, drawCalls(seed, names, world, share), RESTORE_EACH, tally)
  report((performance.now() - started) / 1000)
}, 600_000)
afterAll(() => server.close())

function report(seconds: number): void {
  const lines = [
    `fuzz: ${tally.calls} calls in ${seconds.toFixed(0)} s, FUZZ_SEED=${seed}`,
    [...tally.byStatus]
      .sort()
      .map(([family, count]) => `${family}: ${count}`)
      .join(', '),
    ...[...tally.byEndpoint].map(
      ([name, counts]) =>
        `  ${name}: ${[...counts]
          .sort(([a], [b]) => a - b)
          .map((pair) => pair.join('×'))
          .join(' ')}`,
    ),
    ...(pending.length > 0 ? [`not on the wire yet: ${pending.join(', ')}`] : []),
  ]
  console.info(lines.join('\n'))
}

const shown = ({ call, status, fault }: Fault): string => {
  const { method, url, headers, payload } = call.wire
  const body = payload === undefined ? '' : String(payload).slice(0, 600)
  const type = headers['content-type'] ?? ''
  return `${call.name} (${call.mode}, ${call.actor}): ${status} ${fault}\n  ${method} ${url.slice(0, 300)} ${type}\n  ${body}`
}

it('no answer is a failure inside, and none is outside the contract', () => {
  const kinds = new Map(tally.faults.map((fault) => [`${fault.call.name} ${fault.status} ${fault.fault}`, fault]))
  expect([...kinds.values()].slice(0, 40).map(shown), again).toEqual([])
})

it('at least 20,000 calls were made, if the run was not shortened', () => {
  expect(tally.calls).toBeGreaterThanOrEqual(20_000 * Math.min(1, times))
})

it('every endpoint is on the wire', () => {
  expect(pending).toEqual([])
})

it('every endpoint answers with success whoever calls it rightly', () => {
  expect(tally.refusals, again).toEqual([])
})

it('the server lives', async () => {
  expect((await server.call('listCategories')).code).toBe(200)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})
