/**
 * Spares a shop that does not answer, and the customers who would wait for it: after `FAILURES` failures in a row it
 * is not asked for `REST`; then one call is let through, whose result decides. Times are in milliseconds.
 */
export type Breaker =
  | { readonly kind: 'CLOSED'; readonly generation: number; readonly failures: number }
  | { readonly kind: 'OPEN'; readonly generation: number; readonly until: number }
  /** One call is out; it counts as lost at `until`, and another may go. */
  | { readonly kind: 'TRYING'; readonly generation: number; readonly until: number }

export const FAILURES = 5
export const REST = 30_000

export const closedBreaker: Breaker = { kind: 'CLOSED', generation: 0, failures: 0 }

export interface Admission {
  readonly breaker: Breaker
  /** To be handed in with the result; null where the call must not be made. */
  readonly ticket: number | null
}

/** Asks for a call. */
export function admit(breaker: Breaker, now: number): Admission {
  if (breaker.kind === 'CLOSED') return { breaker, ticket: breaker.generation }
  if (now < breaker.until) return { breaker, ticket: null }
  const generation = breaker.generation + 1
  return { breaker: { kind: 'TRYING', generation, until: now + REST }, ticket: generation }
}

/** Tells how a call ended. Calls from before the last change of state are too old to say anything. */
export function settle(breaker: Breaker, ticket: number, hasAnswered: boolean, now: number): Breaker {
  if (ticket !== breaker.generation || breaker.kind === 'OPEN') return breaker
  const { generation } = breaker
  if (hasAnswered) return { kind: 'CLOSED', generation, failures: 0 }
  const failures = breaker.kind === 'CLOSED' ? breaker.failures + 1 : FAILURES
  if (failures < FAILURES) return { kind: 'CLOSED', generation, failures }
  return { kind: 'OPEN', generation: generation + 1, until: now + REST }
}
