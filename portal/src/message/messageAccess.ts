import type { Order } from '@irodori/contract/entities/order'
import { mayChange } from '@irodori/rules/orderStatus'

/** SHOWN: the message can be edited. MY_PAGE: the page redirects to my page. */
export type MessageAccess = 'SHOWN' | 'MY_PAGE'

type CheckedOrder = Pick<Order, 'status' | 'processMethod' | 'isDesigned'>

/**
 * DGM-1: a message can be edited for an open order with the process method digital_message that is designed (MSG-3). A
 * print picture that is still rendering does not matter.
 */
export const messageAccess = ({ status, processMethod, isDesigned }: CheckedOrder): MessageAccess =>
  processMethod === 'digital_message' && mayChange(status) && isDesigned ? 'SHOWN' : 'MY_PAGE'
