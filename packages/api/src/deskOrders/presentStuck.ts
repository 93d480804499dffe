import type { StuckOrder as Presented, StuckRemedy } from '@irodori/contract/entities/stuckOrder'
import type { StuckOrder } from '../production/listStuckOrders.ts'

/** DSK-10: a stuck order with its causes and what mends them. */
export const presentStuck = ({ orderNumber, since, pages, fault }: StuckOrder): Presented => ({
  orderNumber,
  since: since.toISOString(),
  pages: pages.map((page) => ({ ...page, causes: [...page.causes] })),
  fault: fault && { ...fault, nextTryAt: fault.nextTryAt?.toISOString() ?? null },
  remedies: remediesOf({ pages, fault }),
})

function remediesOf({ pages, fault }: Pick<StuckOrder, 'pages' | 'fault'>): StuckRemedy[] {
  const has = (check: StuckOrder['pages'][number]['printCheck']) => pages.some(({ printCheck }) => printCheck === check)
  const isGivenUp = fault !== null && fault.nextTryAt === null
  return [
    ...(has('DIFFERENT') ? (['CUSTOMER_SAVES_PAGE'] as const) : []),
    ...(has('FAILED') || isGivenUp ? (['RETRY'] as const) : []),
    ...(fault !== null && !isGivenUp ? (['WAIT'] as const) : []),
  ]
}
