import type { PrintCheck } from '@irodori/contract/entities/design'
import type { DesignGroup } from './designGroups.ts'

/** The state of the print data of a piece: the most urgent state of its pages. */
export type PrintState = 'FAILED' | 'DIFFERENT' | 'PENDING' | 'UNSEEN' | 'EQUAL'

/**
 * MYP-16: for a closed order, reports only EQUAL, because the customer can no longer correct anything else.
 * @param isOpen whether designs can still be changed
 */
export function printState(
  { pages, isComplete }: Pick<DesignGroup, 'pages' | 'isComplete'>,
  isOpen: boolean,
): PrintState | null {
  const has = (check: PrintCheck) => pages.some(({ printCheck }) => printCheck === check)
  if (!isOpen) return pages.every(({ printCheck }) => printCheck === 'EQUAL') ? 'EQUAL' : null
  if (has('FAILED')) return 'FAILED'
  if (has('DIFFERENT')) return 'DIFFERENT'
  if (has('PENDING')) return 'PENDING'
  // What an unfinished piece lacks is listed beside it.
  if (!isComplete) return null
  return has('UNSEEN') ? 'UNSEEN' : 'EQUAL'
}
