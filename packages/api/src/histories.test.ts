import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkHistory } from '../testing/histories/checkHistory.ts'
import { describeCall } from '../testing/histories/describeCall.ts'
import { describeViolation } from '../testing/histories/describeViolation.ts'
import { orderModel } from '../testing/histories/orderModel.ts'
import { playHistory } from '../testing/histories/playHistory.ts'
import type { TwoServers } from '../testing/histories/twoServers.ts'
import { startTwoServers } from '../testing/histories/twoServers.ts'

/** HISTORY_SEED begins with the history of a seed; HISTORIES is their number. */
const FIRST_SEED = Number(process.env.HISTORY_SEED ?? Math.floor(Math.random() * 2 ** 31))
const HISTORIES = Number(process.env.HISTORIES ?? 30)

let servers: TwoServers
beforeAll(async () => {
  servers = await startTwoServers(new Date('2026-11-21T01:00:00.000Z'))
})
afterAll(() => servers.close())

it('two servers do the concurrent calls and jobs of an order as if one after the other', async () => {
  const started = performance.now()
  const cpu = process.cpuUsage()
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  let checking = 0
  for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES; seed += 1) {
    const { history, version, clock } = await playHistory(servers, seed)
    const began = performance.now()
    const checked = checkHistory(orderModel(version, clock), history)
    checking += performance.now() - began
    const isRefused = checked.ok ? '' : `${describeViolation(checked.error, describeCall)}\n`
    expect.soft(isRefused, `HISTORY_SEED=${seed} HISTORIES=1 plays this history again`).toBe('')
    for (const { input, answer } of history) {
      const { output } = answer ?? { output: null }
      count(`${input.kind} ${output?.kind === 'REFUSED' ? output.code : (output?.kind ?? 'unknown')}`)
      if (output?.kind === 'INSPECTED') count(`ended as ${output.status}`)
    }
  }
  const seconds = (performance.now() - started) / 1000
  console.info(
    [
      `CPU ${JSON.stringify(process.cpuUsage(cpu))}`,
      `${HISTORIES} histories in ${seconds.toFixed(1)} s, ${(checking / 1000).toFixed(1)} s of it checking, HISTORY_SEED=${FIRST_SEED}`,
      ...[...counts].toSorted().map(([name, times]) => `  ${name}: ${times}`),
    ].join('\n'),
  )
  expect(servers.lines).toEqual([])
}, 600_000)
