import type { TestServer } from '../testing/testServer.ts'
import type { FuzzCall } from './drawCalls.ts'
import { faultOf } from './faultOf.ts'
import type { World } from './openWorld.ts'

export interface Fault {
  readonly call: FuzzCall
  readonly status: number
  readonly fault: string
}

export interface Tally {
  readonly byStatus: Map<string, number>
  readonly byEndpoint: Map<string, Map<number, number>>
  readonly faults: Fault[]
  /** Right calls that were not answered with success, each with its answer. */
  readonly refusals: string[]
  calls: number
}

export const emptyTally = (): Tally => ({
  byStatus: new Map(),
  byEndpoint: new Map(),
  faults: [],
  refusals: [],
  calls: 0,
})

/**
 * Makes the calls one after the other and notes how they end.
 * @param restoreEach after so many calls the shop is put back, so that later ones find something
 */
export async function runCalls(
  server: TestServer,
  world: World,
  calls: readonly FuzzCall[],
  restoreEach: number,
  tally: Tally,
): Promise<void> {
  for (const [index, call] of calls.entries()) {
    if (index % restoreEach === 0) await world.restore()
    const { method, url, headers, payload } = call.wire
    const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    const status = answer.statusCode
    tally.calls += 1
    const family = `${call.mode} ${Math.floor(status / 100)}xx`
    tally.byStatus.set(family, (tally.byStatus.get(family) ?? 0) + 1)
    const own = tally.byEndpoint.get(call.name) ?? new Map<number, number>()
    tally.byEndpoint.set(call.name, own.set(status, (own.get(status) ?? 0) + 1))
    const fault = faultOf(call, status, String(answer.headers['content-type'] ?? ''), answer.rawPayload)
    if (fault !== null) tally.faults.push({ call, status, fault })
    if (call.mode === 'RIGHT' && status >= 300)
      tally.refusals.push(`${call.name} (${call.actor}): ${status} ${answer.body.slice(0, 300)}`)
  }
}
