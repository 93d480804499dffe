import type { CallError } from '@irodori/client'
import { useCall, useSession } from '@irodori/client/react'
import type { Order } from '@irodori/contract'
import { readOrder } from '@irodori/contract/endpoints/order'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { MY_PAGE } from './addresses.ts'
import { messageAccess } from './messageAccess.ts'

export interface MessageOrder {
  /** Null until it is known that its message can be made. */
  readonly order: Order | null
  /** Nobody answered; null where somebody did. */
  readonly error: CallError | null
  readonly retry: () => void
}

const UNAUTHENTICATED = 401

/**
 * DGM-1: the order whose message is made. Whoever comes for any other order is led to my page.
 * @param orderNumber null where the address says no order
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
  // A session that ends takes the answers with it; what is on the screen stays until the login box is closed.
  const last = useRef<Order | undefined>(undefined)
  last.current = (isFetchedAfterMount ? data : undefined) ?? last.current
  const found = last.current
  const isRefused = error?.kind === 'REFUSED' && error.status !== UNAUTHENTICATED && error.status < 500
  const isAway =
    (orderNumber === null && session !== null) || (found === undefined ? isRefused : messageAccess(found) === 'MY_PAGE')
  useEffect(() => {
    if (isAway) navigate(MY_PAGE, { replace: true })
  }, [isAway, navigate])

  return {
    order: isAway ? null : (found ?? null),
    error: found === undefined && !isRefused ? error : null,
    retry: () => void refetch(),
  }
}
