import type { PrintCheck } from '@irodori/contract'
import type { DesignGroup } from './designGroups.ts'

/** What is to be said of a piece's print data: the most pressing fact of its pages. */
export type PrintState = 'FAILED' | 'DIFFERENT' | 'INCOMPLETE' | 'PENDING' | 'UNSEEN' | 'EQUAL'

export function printState({ pages, isComplete }: Pick<DesignGroup, 'pages' | 'isComplete'>): PrintState {
  const has = (check: PrintCheck) => pages.some(({ printCheck }) => printCheck === check)
  if (has('FAILED')) return 'FAILED'
  if (has('DIFFERENT')) return 'DIFFERENT'
  if (has('PENDING')) return 'PENDING'
  if (!isComplete) return 'INCOMPLETE'
  return has('UNSEEN') ? 'UNSEEN' : 'EQUAL'
}
