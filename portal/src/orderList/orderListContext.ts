import type { Order } from '@irodori/contract'
import { createContext, useContext } from 'react'
import type { DesignGroup } from '../piece/designGroups.ts'

/** A dialog over my page, with what it is about. */
export type OrderDialog =
  | { readonly kind: 'COPY' | 'DELETE' | 'REORDER'; readonly order: Order; readonly group: DesignGroup }
  | {
      readonly kind: 'INVOICE' | 'SHARE' | 'DOWNLOAD' | 'POINT_MAIL' | 'WRONG_PRODUCT' | 'PENDING_CANCEL'
      readonly order: Order
    }
  | { readonly kind: 'ASK' }

/** A quiet line at the foot of my page: what went wrong or was done, and what can be done about it. */
export interface StatusMessage {
  readonly words: string
  readonly action: { readonly label: string; readonly run: () => void }
}

/** What the parts of my page share. */
export interface OrderListContextValue {
  readonly orders: readonly Order[]
  readonly ask: (dialog: OrderDialog) => void
  readonly tell: (line: StatusMessage | null) => void
  /** Reads the orders again. */
  readonly reload: () => Promise<void>
}

const OrderListContext = createContext<OrderListContextValue | null>(null)
export const OrderListProvider = OrderListContext

export function useOrderList(): OrderListContextValue {
  const desk = useContext(OrderListContext)
  if (desk === null) throw new Error('An OrderListProvider must stand above this component')
  return desk
}
