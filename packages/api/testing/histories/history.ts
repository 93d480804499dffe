/** One call of a recorded history and its answer. */
export interface Operation<Input, Output> {
  readonly input: Input
  /** When it was called, by the logical counter of the history. No two moments of a history are equal. */
  readonly calledAt: number
  /** Null where the outcome is unknown: the caller gave up, so the effect may happen at any later moment or never. */
  readonly answer: { readonly at: number; readonly output: Output } | null
}

export type History<Input, Output> = readonly Operation<Input, Output>[]

/** An object that handles one operation at a time. */
export interface SequentialModel<State, Input, Output> {
  readonly initial: State
  /**
   * The states that an operation may leave; none where the object could not give this output. With a null output every
   * outcome is possible.
   */
  step(state: State, input: Input, output: Output | null): readonly State[]
  /** Equal for equal states. */
  keyOf(state: State): string
}

/** The history as it was known at a moment: what was called later is missing, and what was answered later has no outcome. */
export function prefixUntil<Input, Output>(history: History<Input, Output>, moment: number): History<Input, Output> {
  return history
    .filter(({ calledAt }) => calledAt <= moment)
    .map((operation) => ({
      ...operation,
      answer: operation.answer && operation.answer.at <= moment ? operation.answer : null,
    }))
}
