import { readMessage, readMessageOrder } from '@irodori/contract/endpoints/message'
import { MessageOrder } from '@irodori/contract/entities/message'
import { isGiftOpen } from './isGiftOpen.ts'
import type { Gift } from './useGift.ts'

/** The message that the server embedded in the page; null if it is missing or does not match the contract. */
export function prefetchedGift(page: Pick<Document, 'getElementById'>, now: Date): Gift | null {
  const text = page.getElementById('prefetched-queries')?.textContent
  if (!text) return null
  const answers = JSON.parse(text) as readonly { readonly key: readonly unknown[]; readonly data: unknown }[]
  const dataOf = (path: string) => answers.find(({ key }) => key[0] === path)?.data
  const order = MessageOrder.safeParse(dataOf(readMessageOrder.path))
  const items = readMessage.answer.safeParse(dataOf(readMessage.path))
  if (!order.success || !items.success) return null
  return isGiftOpen(order.data, now) ? { kind: 'OPEN', order: order.data, items: items.data } : { kind: 'CLOSED' }
}
