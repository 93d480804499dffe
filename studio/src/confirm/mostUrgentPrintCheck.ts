import type { Design, PrintCheck } from '@irodori/contract/entities/design'

const BY_URGENCY = ['FAILED', 'DIFFERENT', 'PENDING', 'UNSEEN', 'EQUAL'] as const satisfies readonly PrintCheck[]

/** The most urgent print check of all pages. */
export const mostUrgentPrintCheck = (pages: readonly Pick<Design, 'printCheck'>[]): PrintCheck =>
  BY_URGENCY.find((state) => pages.some(({ printCheck }) => printCheck === state)) ?? 'PENDING'
