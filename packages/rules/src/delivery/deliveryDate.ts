import type { ShopCalendar } from '../calendar/shopCalendar.ts'
import type { Day } from '../calendar/tokyoDay.ts'
import { addDays, addMonths, tokyoDay } from '../calendar/tokyoDay.ts'
import type { RestDay } from './shipDate.ts'
import { restDays } from './shipDate.ts'
import { DELIVERY_DAYS, latestShippingStart } from './shippingStart.ts'

const CHOICE_MONTHS = 2

/** What decides about the delivery dates of an order. */
export interface DeliveryQuestion {
  readonly now: Date
  /** The order's date and time. */
  readonly orderDate: Date | string
  /** The day on which the goods can leave the shop at the earliest. */
  readonly shipDate: Day
  readonly categoryIdentifies: readonly string[]
  readonly calendar: ShopCalendar
}

/** Why a date cannot be chosen, with what a customer needs to understand it. */
export type DeliveryRefusal =
  /** Two months after the order no date can be chosen any more. */
  | { readonly reason: 'CHOICE_ENDED'; readonly lastDate: Day }
  | { readonly reason: 'AFTER_LAST_DATE'; readonly lastDate: Day }
  /** The goods are not yet made. */
  | { readonly reason: 'NOT_MADE_YET'; readonly shipDate: Day }
  /** The parcel is given three days on its way. */
  | { readonly reason: 'ON_ITS_WAY'; readonly shipDate: Day; readonly firstDate: Day }
  /** Three days are over, but days off lie between. */
  | { readonly reason: 'DAYS_OFF_ON_ITS_WAY'; readonly shipDate: Day; readonly restDays: readonly RestDay[] }

export type DeliveryAnswer =
  | { readonly ok: true; readonly shippingStart: Day }
  | ({ readonly ok: false } & DeliveryRefusal)

/** DLV-4: the last date that can be chosen: two months after the order. */
export const lastDeliveryDate = (orderDate: Date | string): Day => addMonths(tokyoDay(orderDate), CHOICE_MONTHS)

/** DLV-5: the first date of the date picker, three days after shipping: the order's default expected delivery date. */
export const firstDeliveryDate = (shipDate: Day): Day => addDays(shipDate, DELIVERY_DAYS)

const refuse = (refusal: DeliveryRefusal): DeliveryAnswer => ({ ok: false, ...refusal })

/**
 * DLV-6: whether a date can be chosen. The choice ends when the last date begins (order date and two months must still be
 * after now); a date lies within the first and last date, and its parcel need not leave before the goods are made.
 */
export function checkDeliveryDate(date: Day, question: DeliveryQuestion): DeliveryAnswer {
  const { now, orderDate, shipDate, categoryIdentifies, calendar } = question
  const lastDate = lastDeliveryDate(orderDate)
  if (lastDate <= tokyoDay(now)) return refuse({ reason: 'CHOICE_ENDED', lastDate })
  if (date > lastDate) return refuse({ reason: 'AFTER_LAST_DATE', lastDate })
  if (date <= shipDate) return refuse({ reason: 'NOT_MADE_YET', shipDate })
  const firstDate = firstDeliveryDate(shipDate)
  if (date < firstDate) return refuse({ reason: 'ON_ITS_WAY', shipDate, firstDate })
  const start = latestShippingStart(date, calendar, categoryIdentifies)
  if (start !== null && start >= shipDate) return { ok: true, shippingStart: start }
  const between = restDays(shipDate, addDays(date, -1), calendar, categoryIdentifies)
  return refuse({ reason: 'DAYS_OFF_ON_ITS_WAY', shipDate, restDays: between })
}

/** DLV-7: the earliest date that can be chosen, or null where the last date comes before it. */
export function earliestDeliveryDate(question: DeliveryQuestion): Day | null {
  const lastDate = lastDeliveryDate(question.orderDate)
  for (let date = firstDeliveryDate(question.shipDate); date <= lastDate; date = addDays(date, 1)) {
    if (checkDeliveryDate(date, question).ok) return date
  }
  return null
}

/** The carrier's bands, as they are sent on the wire; the first is chosen unless the customer says otherwise. */
export const DELIVERY_TIMES = ['午前中', '12-14時', '14-16時', '16-18時', '18-20時', '19-21時'] as const
export type DeliveryTime = (typeof DELIVERY_TIMES)[number]

/** The customer's word for any time, or any day. */
export const NOT_SPECIFIED = '指定なし'

/** DLV-8: the time of delivery is the morning unless chosen; null where no time can be chosen. */
export const defaultDeliveryTime = (isTimeEnabled: boolean): DeliveryTime | null =>
  isTimeEnabled ? DELIVERY_TIMES[0] : null

/** DLV-8: one of the carrier's bands. */
export const isDeliveryTime = (text: string): text is DeliveryTime => DELIVERY_TIMES.some((time) => time === text)

/** DLV-9: what a chosen time says: a band, null for any time (nothing, or 指定なし), undefined for none of these. */
export function readDeliveryTime(text: string | null): DeliveryTime | null | undefined {
  const word = (text ?? '').trim()
  if (word === '' || word === NOT_SPECIFIED) return null
  return isDeliveryTime(word) ? word : undefined
}
