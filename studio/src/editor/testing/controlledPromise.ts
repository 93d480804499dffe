/** A promise that a test settles by hand. */
export interface Controlled<Value> {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
  readonly reject: (reason: unknown) => void
}

export const controlled = <Value>(): Controlled<Value> => Promise.withResolvers<Value>()

/** Lets everything that is ready run. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
