import type { Design, PrintCheck } from '@irodori/contract'

const MOST_PRESSING = ['FAILED', 'DIFFERENT', 'PENDING', 'UNSEEN', 'EQUAL'] as const satisfies readonly PrintCheck[]

/** What is to be said of the print pictures of all pages: the most pressing of what is true of each. */
export const mostUrgentPrintCheck = (pages: readonly Pick<Design, 'printCheck'>[]): PrintCheck =>
  MOST_PRESSING.find((state) => pages.some(({ printCheck }) => printCheck === state)) ?? 'PENDING'
