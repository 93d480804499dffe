import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Breaker } from './circuitBreaker.ts'
import { admit, closedBreaker, FAILURES, REST_MS, settle } from './circuitBreaker.ts'

const steps = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: REST_MS }),
    lasts: fc.integer({ min: 0, max: 4 }),
    answers: fc.boolean(),
  }),
  { maxLength: 80 },
)

/** Runs overlapping calls: each ends `lasts` steps after its start. `check` is called for each requested call. */
function run(
  plan: readonly { wait: number; lasts: number; answers: boolean }[],
  check: (before: Breaker, ticket: number | null, now: number) => void,
): void {
  let breaker = closedBreaker
  let now = 0
  const running: { ticket: number; ends: number; answers: boolean }[] = []
  for (const [index, { wait, lasts, answers }] of plan.entries()) {
    now += wait
    const before = breaker
    const admission = admit(breaker, now)
    breaker = admission.breaker
    check(before, admission.ticket, now)
    if (admission.ticket !== null) running.push({ ticket: admission.ticket, ends: index + lasts, answers })
    for (const call of running.filter(({ ends }) => ends === index)) {
      breaker = settle(breaker, call.ticket, call.answers, now)
    }
  }
}

const failTimes = (times: number): Breaker => {
  let breaker = closedBreaker
  for (let i = 0; i < times; i += 1) breaker = settle(breaker, breaker.generation, false, 0)
  return breaker
}

describe('the circuit breaker', () => {
  it('admits all calls while fewer than five consecutive ones fail', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 100 }), (answers) => {
        let breaker = closedBreaker
        let row = 0
        for (const answered of answers) {
          if (!answered && row === FAILURES - 1) continue
          row = answered ? 0 : row + 1
          const { ticket } = admit(breaker, 0)
          expect(ticket).not.toBeNull()
          breaker = settle(breaker, ticket ?? -1, answered, 0)
        }
      }),
    )
  })

  it('admits no call for thirty seconds after the fifth failure', () => {
    const open = failTimes(FAILURES)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: REST_MS * 2 }), (now) => {
        expect(admit(open, now).ticket === null).toBe(now < REST_MS)
      }),
    )
  })

  it('then admits one call, which closes or reopens it', () => {
    const { breaker, ticket } = admit(failTimes(FAILURES), REST_MS)
    expect(admit(breaker, REST_MS).ticket).toBeNull()
    expect(settle(breaker, ticket ?? -1, true, REST_MS)).toMatchObject({ kind: 'CLOSED', failures: 0 })
    expect(settle(breaker, ticket ?? -1, false, REST_MS)).toMatchObject({ kind: 'OPEN', until: REST_MS * 2 })
  })

  it('admits every call while closed, none before the end of its rest, and rests thirty seconds at most', () => {
    fc.assert(
      fc.property(steps, (plan) => {
        run(plan, (before, ticket, now) => {
          const mayGo = before.kind === 'CLOSED' || now >= before.until
          expect(ticket !== null).toBe(mayGo)
          if (before.kind !== 'CLOSED') expect(before.until - now).toBeLessThanOrEqual(REST_MS)
        })
      }),
    )
  })

  it('ignores the result of a call that began before the last change of state', () => {
    const late = closedBreaker.generation
    const open = failTimes(FAILURES)
    expect(settle(open, late, true, 0)).toBe(open)
    const { breaker } = admit(open, REST_MS)
    expect(settle(breaker, late, true, REST_MS)).toBe(breaker)
    expect(settle(breaker, late, false, REST_MS)).toBe(breaker)
  })
})
