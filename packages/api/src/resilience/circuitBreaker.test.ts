import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Breaker } from './circuitBreaker.ts'
import { admit, closedBreaker, FAILURES, REST, settle } from './circuitBreaker.ts'

const steps = fc.array(
  fc.record({ wait: fc.integer({ min: 0, max: REST }), lasts: fc.integer({ min: 0, max: 4 }), answers: fc.boolean() }),
  { maxLength: 80 },
)

/** Runs calls that overlap: each ends `lasts` steps after it began. Calls `check` at each wish for a call. */
function run(
  plan: readonly { wait: number; lasts: number; answers: boolean }[],
  check: (before: Breaker, ticket: number | null, now: number) => void,
): void {
  let breaker = closedBreaker
  let now = 0
  const out: { ticket: number; ends: number; answers: boolean }[] = []
  for (const [index, { wait, lasts, answers }] of plan.entries()) {
    now += wait
    const before = breaker
    const admission = admit(breaker, now)
    breaker = admission.breaker
    check(before, admission.ticket, now)
    if (admission.ticket !== null) out.push({ ticket: admission.ticket, ends: index + lasts, answers })
    for (const call of out.filter(({ ends }) => ends === index)) {
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
  it('lets everything through while fewer than five in a row fail', () => {
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

  it('asks nothing for thirty seconds after the fifth failure', () => {
    const open = failTimes(FAILURES)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: REST * 2 }), (now) => {
        expect(admit(open, now).ticket === null).toBe(now < REST)
      }),
    )
  })

  it('then lets one call through, which closes or opens it again', () => {
    const { breaker, ticket } = admit(failTimes(FAILURES), REST)
    expect(admit(breaker, REST).ticket).toBeNull()
    expect(settle(breaker, ticket ?? -1, true, REST)).toMatchObject({ kind: 'CLOSED', failures: 0 })
    expect(settle(breaker, ticket ?? -1, false, REST)).toMatchObject({ kind: 'OPEN', until: REST * 2 })
  })

  it('never refuses where it is closed, never admits before its time, and rests no longer than thirty seconds', () => {
    fc.assert(
      fc.property(steps, (plan) => {
        run(plan, (before, ticket, now) => {
          const mayGo = before.kind === 'CLOSED' || now >= before.until
          expect(ticket !== null).toBe(mayGo)
          if (before.kind !== 'CLOSED') expect(before.until - now).toBeLessThanOrEqual(REST)
        })
      }),
    )
  })

  it('is not moved by a call from before the last change', () => {
    const late = closedBreaker.generation
    const open = failTimes(FAILURES)
    expect(settle(open, late, true, 0)).toBe(open)
    const { breaker } = admit(open, REST)
    expect(settle(breaker, late, true, REST)).toBe(breaker)
    expect(settle(breaker, late, false, REST)).toBe(breaker)
  })
})
