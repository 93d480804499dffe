import type { Order } from '@irodori/contract'
import { createContext, useContext } from 'react'
import type { DesignGroup } from './designGroups.ts'

/** A dialog over my page, with what it is about. */
export type DeskDialog =
  | { readonly kind: 'COPY' | 'DELETE' | 'REORDER'; readonly order: Order; readonly group: DesignGroup }
  | {
      readonly kind: 'INVOICE' | 'SHARE' | 'DOWNLOAD' | 'POINT_MAIL' | 'WRONG_PRODUCT' | 'PENDING_CANCEL'
      readonly order: Order
    }
  | { readonly kind: 'ASK' }

/** A quiet line at the foot of my page: what went wrong or was done, and what can be done about it. */
export interface DeskLine {
  readonly words: string
  readonly action: { readonly label: string; readonly run: () => void }
}

/** What the parts of my page share. */
export interface OrderDesk {
  readonly orders: readonly Order[]
  readonly ask: (dialog: DeskDialog) => void
  readonly tell: (line: DeskLine | null) => void
  /** Reads the orders again. */
  readonly reload: () => Promise<void>
}

const OrderDeskContext = createContext<OrderDesk | null>(null)
export const OrderDeskProvider = OrderDeskContext

export function useOrderDesk(): OrderDesk {
  const desk = useContext(OrderDeskContext)
  if (desk === null) throw new Error('An OrderDeskProvider must stand above this component')
  return desk
}
