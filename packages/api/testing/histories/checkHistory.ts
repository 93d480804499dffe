import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { History, Operation, SequentialModel } from './history.ts'
import { prefixUntil } from './history.ts'

/** The shortest part of a history, from its beginning, for which no order exists. */
export interface OrderViolation<Input, Output> {
  readonly prefix: History<Input, Output>
  /** The operation whose answer ends the prefix. */
  readonly refused: Operation<Input, Output>
  /** An order of the operations before that answer. */
  readonly orderBefore: History<Input, Output>
}

/**
 * Whether a history is linearizable: its operations can be put in one order in which each takes effect between its call and
 * its answer, and the model gives each answer.
 * @returns such an order; operations of unknown outcome that need no effect are not in it
 */
export function checkHistory<State, Input, Output>(
  model: SequentialModel<State, Input, Output>,
  history: History<Input, Output>,
): Result<History<Input, Output>, OrderViolation<Input, Output>> {
  const order = findOrder(model, history)
  if (order) return ok(order)
  const answered = history.filter(isAnswered).toSorted((a, b) => a.answer.at - b.answer.at)
  // Each prefix of a linearizable history is linearizable, so the first prefix that is not can be found by halving.
  let [least, most] = [0, answered.length - 1]
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (findOrder(model, prefixUntil(history, answered[middle]?.answer.at ?? 0))) least = middle + 1
    else most = middle
  }
  const refused = answered[least]
  if (!refused) throw new Error('a history without answers has the empty order, but none was found')
  const { at } = refused.answer
  return err({
    prefix: prefixUntil(history, at),
    refused,
    orderBefore: findOrder(model, prefixUntil(history, at - 1)) ?? [],
  })
}

type Answered<Input, Output> = Operation<Input, Output> & {
  readonly answer: NonNullable<Operation<Input, Output>['answer']>
}

const isAnswered = <Input, Output>(operation: Operation<Input, Output>): operation is Answered<Input, Output> =>
  operation.answer !== null

/**
 * The search of Wing and Gong (1993) with the memory of Lowe (2017): a set of operations that led to a state without
 * success is not tried again.
 */
function findOrder<State, Input, Output>(
  model: SequentialModel<State, Input, Output>,
  history: History<Input, Output>,
): History<Input, Output> | null {
  const operations = history.toSorted((a, b) => a.calledAt - b.calledAt)
  const seen = new Set<string>()
  const order: Operation<Input, Output>[] = []

  /** @param done one bit for each operation that has taken effect */
  function search(state: State, done: bigint): boolean {
    const key = `${done} ${model.keyOf(state)}`
    if (seen.has(key)) return false
    seen.add(key)
    const open = operations.flatMap((operation, index) => {
      const bit = 1n << BigInt(index)
      return (done & bit) === 0n ? [{ operation, bit }] : []
    })
    const firstAnswer = Math.min(...open.map(({ operation }) => operation.answer?.at ?? Number.POSITIVE_INFINITY))
    if (firstAnswer === Number.POSITIVE_INFINITY) return true
    for (const { operation, bit } of open) {
      // An operation that was answered before this one was called comes before it.
      if (operation.calledAt > firstAnswer) break
      order.push(operation)
      for (const next of model.step(state, operation.input, operation.answer?.output ?? null)) {
        if (search(next, done | bit)) return true
      }
      order.pop()
    }
    return false
  }

  return search(model.initial, 0n) ? order : null
}
