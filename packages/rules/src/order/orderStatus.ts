import type { OrderStatus } from '@irodori/contract/entities/order'

/** An action on an order that its status allows or refuses. */
export type OrderAction =
  /** Changing designs, addresses, survey or process method. */
  | 'CHANGE'
  /** Choosing the wrapping and the delivery. */
  | 'PACK'
  /** Cancelling the order, by the customer. */
  | 'CANCEL'
  /** Downloading the print pictures. */
  | 'DOWNLOAD'
  /** Opening the digital message by its released link. */
  | 'OPEN_MESSAGE'

/** STA-4: the actions that each status allows. Facts other than the status may still refuse them. */
export const ORDER_STATUS_ALLOWS: Readonly<Record<OrderStatus, readonly OrderAction[]>> = {
  WAITING: ['CHANGE', 'CANCEL'],
  DRAFT: ['CHANGE', 'PACK', 'CANCEL'],
  WAITING_CREATION: ['OPEN_MESSAGE'],
  PENDING_CREATION: ['OPEN_MESSAGE'],
  CREATING: ['OPEN_MESSAGE', 'DOWNLOAD'],
  SHIPPED: ['OPEN_MESSAGE', 'DOWNLOAD'],
  COMMITTED: ['DOWNLOAD'],
  URL_RELEASED: ['OPEN_MESSAGE'],
  PENDING: [],
  PENDING_CANCEL: ['CANCEL'],
  CANCEL: [],
}

const allows =
  (action: OrderAction) =>
  (status: OrderStatus): boolean =>
    ORDER_STATUS_ALLOWS[status].includes(action)

export const mayChange = allows('CHANGE')
export const mayPack = allows('PACK')
export const mayCancel = allows('CANCEL')
export const mayDownload = allows('DOWNLOAD')
export const mayOpenMessage = allows('OPEN_MESSAGE')

/** STA-5: the order is cancelled, or has to be cancelled because it must be placed again. */
export const isCancelled = (status: OrderStatus): boolean => status === 'CANCEL' || status === 'PENDING_CANCEL'

const IN_PRODUCTION: readonly OrderStatus[] = [
  'URL_RELEASED',
  'WAITING_CREATION',
  'PENDING_CREATION',
  'CREATING',
  'SHIPPED',
]

/** STA-5: production has been requested: the order waits for it, is being produced, or has been shipped. */
export const isInProduction = (status: OrderStatus): boolean => IN_PRODUCTION.includes(status)
