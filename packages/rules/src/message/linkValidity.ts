import type { OrderStatus } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { Day } from '../calendar/tokyoDay.ts'
import { addMonths, tokyoDay } from '../calendar/tokyoDay.ts'
import { mayOpenMessage } from '../order/orderStatus.ts'

const SHOWN_MONTHS = 2
const OPEN_MONTHS = 6

const withSlashes = (day: Day): string => day.replaceAll('-', '/')

/**
 * LNK-1: the validity of a gift, YYYY/MM/DD: the last day on which the recipient can choose the delivery, two months after
 * the release, or after today before the release. Production then starts by itself.
 */
export const shownValidity = (urlReleasedDate: Date | string | null, now: Date): string =>
  withSlashes(addMonths(tokyoDay(urlReleasedDate ?? now), SHOWN_MONTHS))

/** LNK-3: the last day on which the page of a released message opens. */
export const lastOpeningDay = (urlReleasedDate: Date | string): Day => addMonths(tokyoDay(urlReleasedDate), OPEN_MONTHS)

/** LNK-3: the last day on which the page opens, YYYY/MM/DD: six months after the release, or after today before the release. */
export const shownOpenUntil = (urlReleasedDate: Date | string | null, now: Date): string =>
  withSlashes(lastOpeningDay(urlReleasedDate ?? now))

/** Why a link does not open. */
export type LinkViolation = 'NOT_RELEASED' | 'EXPIRED'

/**
 * LNK-2: a link opens for six months after its release, the last day included, if the status of the order allows it.
 * @returns the last day on which the link opens
 */
export function checkReleasedLink(
  order: { readonly status: OrderStatus; readonly urlReleasedDate: Date | string | null },
  now: Date,
): Result<Day, LinkViolation> {
  if (order.urlReleasedDate === null || !mayOpenMessage(order.status)) return err('NOT_RELEASED')
  const lastDay = lastOpeningDay(order.urlReleasedDate)
  return tokyoDay(now) <= lastDay ? ok(lastDay) : err('EXPIRED')
}
