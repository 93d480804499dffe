import { useSession } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useCall } from '@irodori/client/useCall'
import { useInvalidation } from '@irodori/client/useCallMutation'
import { listOrders } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'
import { useCallback } from 'react'

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

/** Returns a function that reads the orders again. */
export function useReloadOrders(): () => void {
  const invalidate = useInvalidation()
  return useCallback(() => void invalidate([queryKey(listOrders)]), [invalidate])
}
