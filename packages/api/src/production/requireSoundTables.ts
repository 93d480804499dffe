import type { Transition } from '@irodori/rules/orderTransitions'
import { ORDER_TRANSITIONS, transitionViolations } from '@irodori/rules/orderTransitions'

/** STA-3: a server with an unsound status table does not start. */
export function requireSoundTables(table: readonly Transition[] = ORDER_TRANSITIONS): void {
  const violations = transitionViolations(table)
  if (violations.length > 0)
    throw new Error(`the order status table is unsound, correct ORDER_TRANSITIONS: ${violations.join('; ')}`)
}
