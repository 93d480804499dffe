import type { MessageOrder } from '@irodori/contract'
import { checkReleasedLink } from '@irodori/rules'

/** Whether whoever holds the link sees the message, or the page that says there is none. */
export const isGiftOpen = (order: Pick<MessageOrder, 'status' | 'urlReleasedDate'>, now: Date): boolean =>
  checkReleasedLink(order, now).ok
