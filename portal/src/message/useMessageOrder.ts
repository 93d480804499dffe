import { useSession } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { useCall } from '@irodori/client/useCall'
import { readOrder } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { MY_PAGE } from './addresses.ts'
import { messageAccess } from './messageAccess.ts'

export interface MessageOrder {
  /** Null until the order is known to allow editing its message. */
  readonly order: Order | null
  /** Why the order could not be loaded; null if it was. */
  readonly problem: CallError | null
  readonly retry: () => void
}

const UNAUTHENTICATED = 401

/**
 * DGM-1: the order whose message is edited. For any other order the page redirects to my page.
 * @param orderNumber null if the address names no order
 */
export function useMessageOrder(orderNumber: string | null): MessageOrder {
  const session = useSession()
  const [, navigate] = useLocation()
  const { data, error, isFetchedAfterMount, refetch } = useCall(
    readOrder,
    { params: { orderNumber: orderNumber ?? '' } },
    {
      enabled: session !== null && orderNumber !== null,
      staleTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
  // The end of a session clears the cached answers. The last order stays, so that the input survives a new login.
  const last = useRef<Order | undefined>(undefined)
  last.current = (isFetchedAfterMount ? data : undefined) ?? last.current
  const isShown = orderNumber === null || last.current?.orderNumber === orderNumber
  const found = isShown ? last.current : undefined
  const isRefused = error?.kind === 'REFUSED' && error.status !== UNAUTHENTICATED && error.status < 500
  const mustRedirect =
    (orderNumber === null && session !== null) || (found === undefined ? isRefused : messageAccess(found) === 'MY_PAGE')
  useEffect(() => {
    if (mustRedirect) navigate(MY_PAGE, { replace: true })
  }, [mustRedirect, navigate])

  return {
    order: mustRedirect ? null : (found ?? null),
    problem: found === undefined && !isRefused ? error : null,
    retry: () => void refetch(),
  }
}
