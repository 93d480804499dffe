import type { MessageOrder } from '@irodori/contract/entities/message'
import { checkReleasedLink } from '@irodori/rules/linkValidity'

/** Whether the link shows the message; otherwise it leads to the page for an address that does not exist. */
export const isGiftOpen = (order: Pick<MessageOrder, 'status' | 'urlReleasedDate'>, now: Date): boolean =>
  checkReleasedLink(order, now).ok
