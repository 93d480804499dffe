import type { Order } from '@irodori/contract/entities/order'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { mayChange } from '@irodori/rules/orderStatus'
import { type OrderProgress, orderProgress } from '../piece/designGroups.ts'

/** An action that leads from my page to the next step of an order. */
export interface NextAction {
  /** CONFIRM: the review; MESSAGE: the templates of the digital message. */
  readonly kind: 'CONFIRM' | 'MESSAGE'
  readonly href: string
  /** The recommended action; at most one has this flag. */
  readonly isNext: boolean
}

const confirmAddress = (orderNumber: string): string => pagePath(PAGES.confirmOrder, { orderNumber })

/**
 * MYP-5: an open order with a design leads to the review; a digital message with complete designs also leads to its
 * templates.
 */
export function nextActions(
  order: Pick<Order, 'orderNumber' | 'status' | 'processMethod' | 'designs'>,
  { isDesigned }: Pick<OrderProgress, 'isDesigned'>,
): readonly NextAction[] {
  const { orderNumber, status, processMethod } = order
  if (!mayChange(status) || order.designs.length === 0) return []
  const isMessage = processMethod === 'digital_message' && isDesigned
  const confirm: NextAction = { kind: 'CONFIRM', href: confirmAddress(orderNumber), isNext: isDesigned && !isMessage }
  if (!isMessage) return [confirm]
  const templates = `${PAGES.messageTemplates.path}?${new URLSearchParams({ orderNumber })}`
  return [confirm, { kind: 'MESSAGE', href: templates, isNext: true }]
}

/** MYP-6: whether the order has designs of a product that was not bought; such an order cannot continue. */
export const hasWrongProduct = (order: Parameters<typeof orderProgress>[0]): boolean =>
  orderProgress(order).others.length > 0 || order.designs.some(({ status }) => status === 'WRONG_PRODUCT')
