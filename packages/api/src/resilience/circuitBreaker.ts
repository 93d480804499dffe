/**
 * The state of a circuit breaker. After `FAILURES` consecutive failures a service is not called for `REST_MS` milliseconds, so
 * that neither it nor our callers wait; then one trial call decides. Times are in milliseconds.
 */
export type Breaker =
  | { readonly kind: 'CLOSED'; readonly generation: number; readonly failures: number }
  | { readonly kind: 'OPEN'; readonly generation: number; readonly until: number }
  /** A trial call is in progress; it counts as lost at `until`, and another one is admitted then. */
  | { readonly kind: 'HALF_OPEN'; readonly generation: number; readonly until: number }

export const FAILURES = 5
export const REST_MS = 30_000

export const closedBreaker: Breaker = { kind: 'CLOSED', generation: 0, failures: 0 }

export interface Admission {
  readonly breaker: Breaker
  /** Passed to `settle` with the result; null if the call must not be made. */
  readonly ticket: number | null
}

/** Requests permission for a call. */
export function admit(breaker: Breaker, now: number): Admission {
  if (breaker.kind === 'CLOSED') return { breaker, ticket: breaker.generation }
  if (now < breaker.until) return { breaker, ticket: null }
  const generation = breaker.generation + 1
  return { breaker: { kind: 'HALF_OPEN', generation, until: now + REST_MS }, ticket: generation }
}

/** Reports the end of a call. Calls that began before the last change of state are ignored. */
export function settle(breaker: Breaker, ticket: number, hasAnswered: boolean, now: number): Breaker {
  if (ticket !== breaker.generation || breaker.kind === 'OPEN') return breaker
  const { generation } = breaker
  if (hasAnswered) return { kind: 'CLOSED', generation, failures: 0 }
  const failures = breaker.kind === 'CLOSED' ? breaker.failures + 1 : FAILURES
  if (failures < FAILURES) return { kind: 'CLOSED', generation, failures }
  return { kind: 'OPEN', generation: generation + 1, until: now + REST_MS }
}
