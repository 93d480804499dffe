import type { Endpoint } from '@irodori/contract/endpoint'
import type { EndpointName } from '@irodori/contract/endpoints'
import { endpoints } from '@irodori/contract/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer.ts'
import { testServer } from '../testing/testServer.ts'
import { createWorld } from './createWorld.ts'
import { drawCalls, succeedingCalls } from './drawCalls.ts'
import type { Violation } from './runCalls.ts'
import { emptyTally, runCalls } from './runCalls.ts'

/** FUZZ_SEED repeats a run; FUZZ_TIMES multiplies its length. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
const times = Number(process.env.FUZZ_TIMES ?? 1)
/** The environment that reproduces a failed run. */
const reproduction = `FUZZ_SEED=${seed} FUZZ_TIMES=${times}`

const all = Object.entries(endpoints) as [EndpointName, Endpoint][]
/** Calls of each endpoint in each mode. */
const LIGHT = 68
const HEAVY = 12
const RESTORE_INTERVAL = 150

/** Endpoints that process pictures or hash passwords are slow, so they get fewer calls. */
const HEAVY_CALLS: ReadonlySet<string> = new Set([
  'register',
  'loginUser',
  'changePassword',
  'changeEmail',
  'preparePasskey',
  'prepareSecondFactor',
  'removeSecondFactor',
  'resetPassword',
  'loginStaff',
  'acceptStaffLink',
  'changeStaffPassword',
  'prepareStaffPasskey',
  'prepareStaffSecondFactor',
  'removeStaffSecondFactor',
  'uploadMessageFile',
  'saveMessageImage',
])
const share = (name: EndpointName): number => Math.ceil((HEAVY_CALLS.has(name) ? HEAVY : LIGHT) * times)

let server: TestServer
const tally = emptyTally()
const unregistered: string[] = []
beforeAll(async () => {
  const started = performance.now()
  server = await testServer({
    configuration: { failedAttemptsPerHour: 1e9, rateLimitFactor: 1e6, sealingKeys: [Buffer.alloc(32, 7)] },
  })
  const world = await createWorld(server)
  const names = all.flatMap(([name, { method, path }]) => {
    if (server.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') })) return [name]
    unregistered.push(name)
    return []
  })
  await runCalls(server, world, succeedingCalls(names, world), 1, tally)
  await runCalls(server, world, drawCalls(seed, names, world, share), RESTORE_INTERVAL, tally)
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
    ...(unregistered.length > 0 ? [`endpoints without a route: ${unregistered.join(', ')}`] : []),
  ]
  console.info(lines.join('\n'))
}

const shown = ({ call, status, violation }: Violation): string => {
  const { method, url, headers, payload } = call.wire
  const body = payload === undefined ? '' : String(payload).slice(0, 600)
  const type = headers['content-type'] ?? ''
  return `${call.name} (${call.mode}, ${call.actor}): ${status} ${violation}\n  ${method} ${url.slice(0, 300)} ${type}\n  ${body}`
}

it('gets no internal error and no answer outside the contract', () => {
  const kinds = new Map(tally.violations.map((each) => [`${each.call.name} ${each.status} ${each.violation}`, each]))
  expect([...kinds.values()].slice(0, 40).map(shown), reproduction).toEqual([])
})

it('makes at least 20,000 calls unless the run is shortened', () => {
  expect(tally.calls).toBeGreaterThanOrEqual(20_000 * Math.min(1, times))
})

it('finds a route for every endpoint', () => {
  expect(unregistered).toEqual([])
})

it('gets an answer with success for every valid call of a permitted caller', () => {
  expect(tally.failures, reproduction).toEqual([])
})

it('leaves the server running and its prototypes unpolluted', async () => {
  expect((await server.call('listCategories')).code).toBe(200)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})
