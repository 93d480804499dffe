import type { OrderViolation } from './checkHistory.ts'
import type { Operation } from './history.ts'

/** A sentence about one operation: what was called, and what was answered. */
export type Describe<Input, Output> = (input: Input, output: Output | null) => string

/**
 * The shortest part of the history without an order, one operation a line in the order of the calls. A line begins with the
 * moments of call and answer.
 */
export function describeViolation<Input, Output>(
  { prefix, refused, orderBefore }: OrderViolation<Input, Output>,
  describe: Describe<Input, Output>,
): string {
  const calls = prefix.toSorted((a, b) => a.calledAt - b.calledAt)
  const width = String(refused.answer?.at ?? 0).length
  const line = ({ input, calledAt, answer }: Operation<Input, Output>): string => {
    const times = `${String(calledAt).padStart(width)} to ${(answer ? String(answer.at) : '?').padStart(width)}`
    const mark = calledAt === refused.calledAt ? '>' : ' '
    return `${mark} ${times}  ${describe(input, answer ? answer.output : null)}`
  }
  const before = orderBefore.map(({ calledAt }) => calledAt).join(', ')
  return [
    'The history is not linearizable: no order of these operations explains the answer of the marked one.',
    ...calls.map(line),
    `Without that answer, their order could be, by the moments of their calls: ${before || 'none has had an effect'}.`,
  ].join('\n')
}
