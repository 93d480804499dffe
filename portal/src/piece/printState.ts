import type { PrintCheck } from '@irodori/contract'
import type { DesignGroup } from './designGroups.ts'

/** What is to be said of a piece's print data: the most pressing fact of its pages. */
export type PrintState = 'FAILED' | 'DIFFERENT' | 'INCOMPLETE' | 'PENDING' | 'UNSEEN' | 'EQUAL'

/**
 * MYP-16: of a closed order only what asks nothing of its customer is said; the rest is the shop's to mend.
 * @param isOpen designs may still be changed
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
  if (!isComplete) return 'INCOMPLETE'
  return has('UNSEEN') ? 'UNSEEN' : 'EQUAL'
}
