/** A promise that a test settles explicitly. */
export interface Controlled<Value> {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
  readonly reject: (reason: unknown) => void
}

export const controlled = <Value>(): Controlled<Value> => Promise.withResolvers<Value>()

/** Runs all pending microtasks and timers of 0 ms. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
