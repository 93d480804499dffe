import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkHistory } from './checkHistory.ts'
import { describeViolation } from './describeViolation.ts'
import type { History, Operation, SequentialModel } from './history.ts'

type Input =
  | { readonly kind: 'READ' }
  | { readonly kind: 'WRITE'; readonly value: number }
  | { readonly kind: 'ADD' }
  /** Adds one or does nothing, and does not say which. */
  | { readonly kind: 'PERHAPS_ADD' }
type Output = number | 'DONE'

const REGISTER: SequentialModel<number, Input, Output> = {
  initial: 0,
  keyOf: String,
  step(state, input, output) {
    switch (input.kind) {
      case 'READ':
        return output === null || output === state ? [state] : []
      case 'WRITE':
        return output === null || output === 'DONE' ? [input.value] : []
      case 'ADD':
        return output === null || output === state + 1 ? [state + 1] : []
      case 'PERHAPS_ADD':
        return output === null || output === 'DONE' ? [state, state + 1] : []
    }
  },
}

const READ = { kind: 'READ' } as const
const ADD = { kind: 'ADD' } as const
const write = (value: number): Input => ({ kind: 'WRITE', value })
const operation = (input: Input, calledAt: number, at: number, output: Output): Operation<Input, Output> => ({
  input,
  calledAt,
  answer: { at, output },
})
const unanswered = (input: Input, calledAt: number): Operation<Input, Output> => ({ input, calledAt, answer: null })

/** The calls of the found order, or the call of the refused operation. */
function verdict(history: History<Input, Output>) {
  const checked = checkHistory(REGISTER, history)
  return checked.ok
    ? checked.value.map(({ calledAt }) => calledAt)
    : `the operation called at ${checked.error.refused.calledAt}`
}

describe('a history that has an order is accepted with it', () => {
  it('without operations', () => {
    expect(verdict([])).toEqual([])
  })

  it('one after the other', () => {
    expect(verdict([operation(write(1), 1, 2, 'DONE'), operation(READ, 3, 4, 1)])).toEqual([1, 3])
  })

  it('where a read overlaps a write and sees the value before it, another one the value after it', () => {
    const history = [operation(write(1), 1, 6, 'DONE'), operation(READ, 2, 3, 0), operation(READ, 4, 5, 1)]
    expect(verdict(history)).toEqual([2, 1, 4])
  })

  it('where two additions overlap and the one that was called later is first', () => {
    expect(verdict([operation(ADD, 1, 4, 2), operation(ADD, 2, 3, 1)])).toEqual([2, 1])
  })

  it('where a step has several outcomes and a later read shows which', () => {
    const perhaps = { kind: 'PERHAPS_ADD' } as const
    expect(verdict([operation(perhaps, 1, 2, 'DONE'), operation(READ, 3, 4, 0)])).toEqual([1, 3])
    expect(verdict([operation(perhaps, 1, 2, 'DONE'), operation(READ, 3, 4, 1)])).toEqual([1, 3])
    expect(verdict([operation(perhaps, 1, 2, 'DONE'), operation(READ, 3, 4, 2)])).toBe('the operation called at 3')
  })
})

describe('a history without an order is refused at its first impossible answer', () => {
  it('a stale read: a write was answered before the read was called', () => {
    const history = [operation(write(1), 1, 2, 'DONE'), operation(READ, 3, 4, 0), operation(READ, 5, 6, 1)]
    expect(verdict(history)).toBe('the operation called at 3')
  })

  it('two reads in a row that see a write and then no longer see it', () => {
    const history = [operation(write(1), 1, 8, 'DONE'), operation(READ, 2, 3, 1), operation(READ, 4, 5, 0)]
    expect(verdict(history)).toBe('the operation called at 4')
  })

  it('a lost update: two additions both start from the same value', () => {
    expect(verdict([operation(ADD, 1, 3, 1), operation(ADD, 2, 4, 1)])).toBe('the operation called at 2')
  })

  it('a double effect: one addition is seen as two', () => {
    expect(verdict([operation(ADD, 1, 2, 1), operation(READ, 3, 4, 2)])).toBe('the operation called at 3')
  })

  it('with the operations until that answer, and those that run then without an outcome', () => {
    const history = [
      operation(write(1), 1, 2, 'DONE'),
      operation(ADD, 3, 6, 2),
      operation(READ, 4, 5, 7),
      operation(READ, 7, 8, 2),
    ]
    const checked = checkHistory(REGISTER, history)
    if (checked.ok) throw new Error('the history was accepted')
    const text = describeViolation(checked.error, (input, output) => `${input.kind} ${output ?? 'unknown'}`)
    expect(text.split('\n')).toEqual([
      'The history is not linearizable: no order of these operations explains the answer of the marked one.',
      '  1 to 2  WRITE DONE',
      '  3 to ?  ADD unknown',
      '> 4 to 5  READ 7',
      'Without that answer, their order could be, by the moments of their calls: 1.',
    ])
  })
})

describe('an operation of unknown outcome', () => {
  it('may have happened', () => {
    expect(verdict([unanswered(write(1), 1), operation(READ, 2, 3, 1)])).toEqual([1, 2])
  })

  it('may not have happened', () => {
    expect(verdict([unanswered(write(1), 1), operation(READ, 2, 3, 0)])).toEqual([2])
  })

  it('may happen long after its call', () => {
    const history = [unanswered(write(1), 1), operation(READ, 2, 3, 0), operation(READ, 4, 5, 1)]
    expect(verdict(history)).toEqual([2, 1, 4])
  })

  it('does not happen twice, nor before its call', () => {
    const twice = [unanswered(ADD, 1), operation(READ, 2, 3, 1), operation(READ, 4, 5, 2)]
    expect(verdict(twice)).toBe('the operation called at 4')
    expect(verdict([operation(READ, 1, 2, 1), unanswered(ADD, 3)])).toBe('the operation called at 1')
  })
})

/** Tries every order of every choice of operations of unknown outcome. */
function isLinearizable(history: History<Input, Output>): boolean {
  const extend = (states: readonly number[], rest: History<Input, Output>): boolean =>
    states.length > 0 &&
    (rest.every(({ answer }) => answer === null) ||
      rest.some((next) => {
        const others = rest.filter((other) => other !== next)
        if (others.some(({ answer }) => answer !== null && answer.at < next.calledAt)) return false
        const after = states.flatMap((state) => REGISTER.step(state, next.input, next.answer?.output ?? null))
        return extend(after, others)
      }))
  return extend([REGISTER.initial], history)
}

describe('random histories of up to six operations', () => {
  const input: fc.Arbitrary<Input> = fc.oneof(
    fc.constant(READ),
    fc.constant(ADD),
    fc.constant({ kind: 'PERHAPS_ADD' } as const),
    fc.nat(2).map(write),
  )
  const call = fc.record({
    input,
    output: fc.nat(3),
    isUnknown: fc.nat(4).map((one) => one === 0),
    begins: fc.double({ min: 0, max: 1, noNaN: true }),
    lasts: fc.double({ min: 0, max: 0.6, noNaN: true }),
  })
  const history: fc.Arbitrary<History<Input, Output>> = fc.array(call, { maxLength: 6 }).map((calls) => {
    // The places of all beginnings and ends in time are the moments of the counter.
    const moments = calls
      .flatMap(({ begins, lasts }, index) => [
        { index, isEnd: false, at: begins },
        { index, isEnd: true, at: begins + lasts },
      ])
      .toSorted((a, b) => a.at - b.at || Number(a.isEnd) - Number(b.isEnd))
    const momentOf = (index: number, isEnd: boolean): number =>
      moments.findIndex((one) => one.index === index && one.isEnd === isEnd)
    return calls.map((one, index): Operation<Input, Output> => {
      const counts = one.input.kind === 'READ' || one.input.kind === 'ADD'
      const output: Output = counts ? one.output : 'DONE'
      const answer = one.isUnknown ? null : { at: momentOf(index, true), output }
      return { input: one.input, calledAt: momentOf(index, false), answer }
    })
  })

  it('have the verdict of trying every order, and an accepted order keeps to time and model', () => {
    const seen = { accepted: 0, refused: 0 }
    fc.assert(
      fc.property(history, (operations) => {
        const checked = checkHistory(REGISTER, operations)
        expect(checked.ok).toBe(isLinearizable(operations))
        seen[checked.ok ? 'accepted' : 'refused'] += 1
        if (!checked.ok) {
          const { prefix, orderBefore, refused } = checked.error
          expect(isLinearizable(prefix)).toBe(false)
          expect(
            isLinearizable(prefix.map((one) => (one.calledAt === refused.calledAt ? { ...one, answer: null } : one))),
          ).toBe(true)
          expect(orderBefore.length).toBeLessThanOrEqual(prefix.length)
          return
        }
        const order = checked.value
        expect(operations.filter((one) => one.answer !== null && !order.includes(one))).toEqual([])
        let states: readonly number[] = [REGISTER.initial]
        for (const [at, one] of order.entries()) {
          const later = order.slice(at + 1)
          expect(later.some(({ answer }) => answer !== null && answer.at < one.calledAt)).toBe(false)
          states = states.flatMap((state) => REGISTER.step(state, one.input, one.answer?.output ?? null))
          expect(states).not.toEqual([])
        }
      }),
      { numRuns: 2_000 },
    )
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(200)
  })
})
