import { errorCodeOf } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import { readMessage, readMessageOrder } from '@irodori/contract/endpoints/message'
import type { MessageItem, MessageOrder } from '@irodori/contract/entities/message'
import { useCallback, useEffect, useState } from 'react'
import { isGiftOpen } from './isGiftOpen.ts'

export type Gift =
  | { readonly kind: 'LOADING' }
  /** The link does not exist, is not released or has expired; the screen does not distinguish these. */
  | { readonly kind: 'CLOSED' }
  | { readonly kind: 'FAILED' }
  | { readonly kind: 'OPEN'; readonly order: MessageOrder; readonly items: readonly MessageItem[] }

/** Reads the message of a link. */
export async function loadGift(client: Client, orderId: string, now: Date): Promise<Gift> {
  const order = await client.call(readMessageOrder, { params: { orderId } })
  if (!order.ok) return isClosed(errorCodeOf(order.error)) ? { kind: 'CLOSED' } : { kind: 'FAILED' }
  if (!isGiftOpen(order.value, now)) return { kind: 'CLOSED' }
  const { orderNumber } = order.value
  const items = await client.call(readMessage, { params: { orderNumber }, query: { orderId } })
  if (!items.ok) return isClosed(errorCodeOf(items.error)) ? { kind: 'CLOSED' } : { kind: 'FAILED' }
  return { kind: 'OPEN', order: order.value, items: items.value }
}

const isClosed = (code: string | null): boolean =>
  code === 'LINK_NOT_OPEN' || code === 'NOT_FOUND' || code === 'REQUEST_INVALID'

/**
 * The message of a link, and a function that reads it again.
 * @param first the message that was embedded in the page; null if there is none
 */
export function useGift(client: Client, orderId: string, first: Gift | null) {
  const [gift, setGift] = useState<Gift>(first ?? { kind: 'LOADING' })
  const load = useCallback(async () => {
    const loaded = await loadGift(client, orderId, new Date())
    // A message on the screen stays there if it cannot be read again.
    setGift((shown) => (loaded.kind === 'FAILED' && shown.kind === 'OPEN' ? shown : loaded))
  }, [client, orderId])
  useEffect(() => {
    if (first === null) void load()
  }, [first, load])
  return { gift, load }
}
