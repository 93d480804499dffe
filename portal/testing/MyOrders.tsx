import type { Order } from '@irodori/contract/entities/order'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { type OrderListContextValue, OrderListProvider, type StatusMessage } from '../src/orderList/orderListContext.ts'

interface MyOrdersProps {
  readonly orders: readonly Order[]
  /** The dialog under test, for the order whose button was pressed. */
  readonly dialog: (order: Order, close: () => void) => ReactNode
}

/** My page reduced to what a dialog of an order needs: a button for each order, the open dialog and the status message. */
export function MyOrders({ orders, dialog }: MyOrdersProps) {
  const [order, setOrder] = useState<Order | null>(null)
  const [status, setStatus] = useState<StatusMessage | null>(null)
  const context = useMemo(
    (): OrderListContextValue => ({
      orders,
      openDialog: (next) => setOrder('order' in next ? next.order : null),
      setStatus,
    }),
    [orders],
  )
  return (
    <OrderListProvider value={context}>
      {orders.map((one) => (
        <button key={one.id} type="button" onClick={() => setOrder(one)}>
          {one.orderNumber}
        </button>
      ))}
      <p data-testid="status">{status?.text}</p>
      {status && (
        <button type="button" onClick={status.action.run}>
          {status.action.label}
        </button>
      )}
      {order && <Suspense>{dialog(order, () => setOrder(null))}</Suspense>}
    </OrderListProvider>
  )
}
