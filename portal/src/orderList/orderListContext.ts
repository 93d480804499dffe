import type { Order } from '@irodori/contract/entities/order'
import { createContext, useContext } from 'react'
import type { DesignGroup } from '../piece/designGroups.ts'

/** A dialog of my page with its subject. */
export type OrderDialog =
  | { readonly kind: 'COPY' | 'DELETE' | 'REORDER'; readonly order: Order; readonly group: DesignGroup }
  | {
      readonly kind: 'INVOICE' | 'SHARE' | 'DOWNLOAD' | 'POINT_MAIL' | 'WRONG_PRODUCT' | 'PENDING_CANCEL'
      readonly order: Order
    }
  | { readonly kind: 'ASK' }

/** A message at the foot of my page about something that failed or was done, with an action. */
export interface StatusMessage {
  readonly text: string
  readonly action: { readonly label: string; readonly run: () => void }
}

/** The state and actions that the parts of my page share. */
export interface OrderListContextValue {
  readonly orders: readonly Order[]
  readonly openDialog: (dialog: OrderDialog) => void
  /** Replaces the status message; null removes it. */
  readonly setStatus: (message: StatusMessage | null) => void
}

const OrderListContext = createContext<OrderListContextValue | null>(null)
export const OrderListProvider = OrderListContext

export function useOrderList(): OrderListContextValue {
  const value = useContext(OrderListContext)
  if (value === null)
    throw new Error('useOrderList: no OrderListProvider above this component; render it inside OrderList')
  return value
}
