import { useSession } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { listOrders } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'

const POLL_MS = 4000

const isRendering = (orders: readonly Order[] | undefined): boolean =>
  orders?.some(({ designs }) => designs.some(({ printCheck }) => printCheck === 'PENDING')) ?? false

/** The orders of the session; polled while the server still renders one of their pages. */
export function useOrders() {
  const session = useSession()
  return useCall(
    listOrders,
    {},
    {
      enabled: session !== null,
      staleTime: 0,
      refetchInterval: ({ state }) => (isRendering(state.data) ? POLL_MS : false),
    },
  )
}
