import type { Operation } from './history.ts'

/** What a call gave; unknown where the caller gave up before the answer. */
export type Outcome<Output> = { readonly kind: 'ANSWERED'; readonly output: Output } | { readonly kind: 'UNKNOWN' }

export interface Recorder<Input, Output> {
  /** Records an operation around its call. */
  record(input: Input, call: () => Promise<Outcome<Output>>): Promise<Outcome<Output>>
  /** Records an operation without a moment between its call and its answer. */
  recordAtOnce(input: Input, output: Output): void
  /** All operations until now; those that are not answered yet have an unknown outcome. */
  history(): readonly Operation<Input, Output>[]
}

/** Starts a history. Its counter orders calls and answers as this process made and received them. */
export function recordHistory<Input, Output>(): Recorder<Input, Output> {
  let moment = 0
  const next = (): number => {
    moment += 1
    return moment
  }
  const operations: { input: Input; calledAt: number; answer: Operation<Input, Output>['answer'] }[] = []
  return {
    async record(input, call) {
      const operation: (typeof operations)[number] = { input, calledAt: next(), answer: null }
      operations.push(operation)
      const outcome = await call()
      if (outcome.kind === 'ANSWERED') operation.answer = { at: next(), output: outcome.output }
      return outcome
    },
    recordAtOnce(input, output) {
      operations.push({ input, calledAt: next(), answer: { at: next(), output } })
    },
    history: () => operations.map((operation) => ({ ...operation })),
  }
}
