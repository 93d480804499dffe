import type { Order } from '@irodori/contract'
import { mayChange, messageViolations } from '@irodori/rules'
import { designGroups } from '../piece/designGroups.ts'

/** SHOWN: its message can be made. MY_PAGE: whoever comes is led there. */
export type MessageAccess = 'SHOWN' | 'MY_PAGE'

type Arriving = Pick<Order, 'status' | 'processMethod' | 'products' | 'designs' | 'remainingNumber'>

/**
 * DGM-1: a message is made for an order with that process method, before it is released or under way, whose designs are
 * complete (MSG-3). The picture of a page whose print is still being made is no lack; empty windows are.
 */
export function messageAccess({ status, processMethod, products, designs, remainingNumber }: Arriving): MessageAccess {
  if (processMethod !== 'digital_message' || !mayChange(status)) return 'MY_PAGE'
  const groups = designGroups(designs).map(({ groupNumber, pages }) => ({
    groupNumber,
    totalPage: pages[0]?.designSeries?.totalPage ?? null,
    numberOfSides: pages[0]?.product?.numberOfSides ?? 1,
    designs: pages.map(({ id, isNotComplete }) => ({ imageName: isNotComplete ? null : id })),
  }))
  return messageViolations(products, groups, remainingNumber).length === 0 ? 'SHOWN' : 'MY_PAGE'
}
