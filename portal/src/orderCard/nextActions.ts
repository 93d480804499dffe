import type { Order } from '@irodori/contract'
import { PAGES, pagePath } from '@irodori/contract/pages'
import { mayChange } from '@irodori/rules'
import { type OrderProgress, orderProgress } from '../piece/designGroups.ts'

/** A way on from my page. */
export interface NextAction {
  /** CONFIRM: to the review; MESSAGE: to the templates of the digital message; LOOK: to the review of what is under way. */
  readonly kind: 'CONFIRM' | 'MESSAGE' | 'LOOK'
  readonly href: string
  /** It is the one thing to do now. */
  readonly isNext: boolean
}

const confirmAddress = (orderNumber: string): string => pagePath(PAGES.confirmOrder, { orderNumber })

/**
 * MYP-5: with a design the way leads to the review, which says what is missing; a digital message whose designs are
 * complete also leads to its templates; what waits for its production can be looked at and taken back there.
 */
export function nextActions(
  order: Pick<Order, 'orderNumber' | 'status' | 'processMethod' | 'designs'>,
  { isDesigned }: Pick<OrderProgress, 'isDesigned'>,
): readonly NextAction[] {
  const { orderNumber, status, processMethod } = order
  if (status === 'WAITING_CREATION') return [{ kind: 'LOOK', href: confirmAddress(orderNumber), isNext: false }]
  if (!mayChange(status) || order.designs.length === 0) return []
  const isMessage = processMethod === 'digital_message' && isDesigned
  const confirm: NextAction = { kind: 'CONFIRM', href: confirmAddress(orderNumber), isNext: isDesigned && !isMessage }
  if (!isMessage) return [confirm]
  const templates = `${PAGES.messageTemplates.path}?${new URLSearchParams({ orderNumber })}`
  return [confirm, { kind: 'MESSAGE', href: templates, isNext: true }]
}

/** MYP-6: designs of a product that was not bought: the order cannot go on with them. */
export const hasWrongProduct = (order: Pick<Order, 'products' | 'designs'>): boolean =>
  orderProgress(order).others.length > 0 || order.designs.some(({ status }) => status === 'WRONG_PRODUCT')
