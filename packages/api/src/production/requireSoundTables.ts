import type { Transition } from '@irodori/rules'
import { ORDER_TRANSITIONS, transitionViolations } from '@irodori/rules'

/** STA-3: a server whose tables of statuses are not sound does not start. */
export function requireSoundTables(table: readonly Transition[] = ORDER_TRANSITIONS): void {
  const faults = transitionViolations(table)
  if (faults.length > 0) throw new Error(`the table of order statuses is not sound: ${faults.join('; ')}`)
}
