import type { OrderStatus } from '@irodori/contract'
import { addMonths, tokyoDay } from '../calendar/tokyoDay.ts'

const SHOWN_MONTHS = 2
const OPEN_MONTHS = 6

const RELEASED_OR_LATER: readonly OrderStatus[] = [
  'URL_RELEASED',
  'WAITING_CREATION',
  'PENDING_CREATION',
  'CREATING',
  'SHIPPED',
]

/** LNK-1: the date that a message shows as its last, YYYY/MM/DD: two months from its release, or from today before it. */
export const shownValidity = (urlReleasedDate: Date | string | null, now: Date): string =>
  addMonths(tokyoDay(urlReleasedDate ?? now), SHOWN_MONTHS).replaceAll('-', '/')

export type LinkAnswer =
  | { readonly open: true; readonly lastDay: string }
  | { readonly open: false; readonly reason: 'NOT_RELEASED' | 'EXPIRED' }

/** LNK-2: a released link opens for six months, its last day included, while the order is released or further. */
export function releasedLink(
  order: { readonly status: OrderStatus; readonly urlReleasedDate: Date | string | null },
  now: Date,
): LinkAnswer {
  if (order.urlReleasedDate === null || !RELEASED_OR_LATER.includes(order.status)) {
    return { open: false, reason: 'NOT_RELEASED' }
  }
  const lastDay = addMonths(tokyoDay(order.urlReleasedDate), OPEN_MONTHS)
  return tokyoDay(now) <= lastDay ? { open: true, lastDay } : { open: false, reason: 'EXPIRED' }
}
