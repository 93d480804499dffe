import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkHistory } from '../testing/histories/checkHistory.ts'
import { describeCall } from '../testing/histories/describeCall.ts'
import { describeViolation } from '../testing/histories/describeViolation.ts'
import type { Operation } from '../testing/histories/history.ts'
import type { OrderAnswer, OrderCall } from '../testing/histories/orderCalls.ts'
import { orderModel } from '../testing/histories/orderModel.ts'
import { playHistory } from '../testing/histories/playHistory.ts'
import type { TwoServers } from '../testing/histories/twoServers.ts'
import { startTwoServers } from '../testing/histories/twoServers.ts'

/** The seed of the first history; the next ones have the numbers after it. */
const FIRST_SEED = Number(process.env.HISTORY_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** PGlite runs one transaction at a time, which leaves fewer orders to find and takes longer. */
const HISTORIES = Number(process.env.HISTORIES ?? (process.env.TEST_DATABASE_URL ? 12 : 8))

let servers: TwoServers
beforeAll(async () => {
  servers = await startTwoServers(new Date('2026-11-21T01:00:00.000Z'))
})
afterAll(() => servers.close())

it('two servers answer concurrent calls about one order, and run its jobs, as if one after the other', async () => {
  const started = performance.now()
  const counts = new Map<string, number>()
  for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES; seed += 1) {
    const { history, version, clock } = await playHistory(servers, seed)
    const checked = checkHistory(orderModel(version, clock), history)
    if (!checked.ok) {
      const violation = describeViolation(checked.error, describeCall)
      // The seed decides what is called; the servers' order is free, so several runs may be needed.
      throw new Error(`${violation}\nHISTORY_SEED=${seed} HISTORIES=1 plays a history with the same calls.`)
    }
    for (const kind of history.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  report((performance.now() - started) / 1000, counts)
  expect(servers.lines).toEqual([])
}, 600_000)

/** What was called and how it was answered, in a word or two. */
function kindOf({ input, answer }: Operation<OrderCall, OrderAnswer>): string {
  const { output } = answer ?? { output: null }
  if (output?.kind === 'REFUSED') return `${input.kind} ${output.code}`
  return output?.kind === 'INSPECTED'
    ? `the order ended as ${output.status}`
    : `${input.kind} ${output?.kind ?? 'UNKNOWN'}`
}

function report(seconds: number, counts: ReadonlyMap<string, number>): void {
  const operations = [...counts.values()].reduce((sum, count) => sum + count, 0)
  console.info(
    [
      `histories: ${HISTORIES} with ${operations} operations in ${seconds.toFixed(1)} s, HISTORY_SEED=${FIRST_SEED}`,
      ...[...counts].toSorted().map(([kind, count]) => `  ${kind}: ${count}`),
    ].join('\n'),
  )
}
