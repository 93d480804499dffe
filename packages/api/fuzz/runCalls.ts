import type { TestServer } from '../testing/testServer.ts'
import { contractViolation } from './contractViolation.ts'
import type { World } from './createWorld.ts'
import type { FuzzCall } from './drawCalls.ts'

export interface Violation {
  readonly call: FuzzCall
  readonly status: number
  readonly violation: string
}

export interface Tally {
  readonly byStatus: Map<string, number>
  readonly byEndpoint: Map<string, Map<number, number>>
  readonly violations: Violation[]
  /** SUCCEEDING calls that were not answered with success, with their answers. */
  readonly failures: string[]
  calls: number
}

export const emptyTally = (): Tally => ({
  byStatus: new Map(),
  byEndpoint: new Map(),
  violations: [],
  failures: [],
  calls: 0,
})

/**
 * Makes the calls one after the other and records their results.
 * @param restoreInterval number of calls after which the shop is restored, so that later calls find its data
 */
export async function runCalls(
  server: TestServer,
  world: World,
  calls: readonly FuzzCall[],
  restoreInterval: number,
  tally: Tally,
): Promise<void> {
  for (const [index, call] of calls.entries()) {
    if (index % restoreInterval === 0) await world.restore()
    const { method, url, headers, payload } = call.wire
    const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    const status = answer.statusCode
    tally.calls += 1
    const family = `${call.mode} ${Math.floor(status / 100)}xx`
    tally.byStatus.set(family, (tally.byStatus.get(family) ?? 0) + 1)
    const own = tally.byEndpoint.get(call.name) ?? new Map<number, number>()
    tally.byEndpoint.set(call.name, own.set(status, (own.get(status) ?? 0) + 1))
    const violation = contractViolation(call, status, String(answer.headers['content-type'] ?? ''), answer.rawPayload)
    if (violation !== null) tally.violations.push({ call, status, violation })
    if (call.mode === 'SUCCEEDING' && status >= 300)
      tally.failures.push(`${call.name} (${call.actor}): ${status} ${answer.body.slice(0, 300)}`)
  }
}
