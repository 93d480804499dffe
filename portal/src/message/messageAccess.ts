import type { Order } from '@irodori/contract/entities/order'
import { messageViolations } from '@irodori/rules/messageViolations'
import { mayChange } from '@irodori/rules/orderStatus'
import { designGroups } from '../piece/designGroups.ts'

/** SHOWN: the message can be edited. MY_PAGE: the page redirects to my page. */
export type MessageAccess = 'SHOWN' | 'MY_PAGE'

type CheckedOrder = Pick<Order, 'status' | 'processMethod' | 'products' | 'designs' | 'remainingNumber'>

/**
 * DGM-1: a message can be edited for an open order with the process method digital_message and complete designs (MSG-3).
 * A print picture that is still rendering does not make a design incomplete; an empty frame does.
 */
export function messageAccess({
  status,
  processMethod,
  products,
  designs,
  remainingNumber,
}: CheckedOrder): MessageAccess {
  if (processMethod !== 'digital_message' || !mayChange(status)) return 'MY_PAGE'
  const groups = designGroups(designs).map(({ groupNumber, pages }) => ({
    groupNumber,
    totalPage: pages[0]?.designSeries?.totalPage ?? null,
    numberOfSides: pages[0]?.product?.numberOfSides ?? 1,
    designs: pages.map(({ id, isNotComplete }) => ({ imageName: isNotComplete ? null : id })),
  }))
  return messageViolations(products, groups, remainingNumber).length === 0 ? 'SHOWN' : 'MY_PAGE'
}
