import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { Day } from '../calendar/tokyoDay.ts'
import { addDays, addMonths, tokyoDay } from '../calendar/tokyoDay.ts'
import type { DayOff } from './shipDate.ts'
import { daysOffBetween } from './shipDate.ts'
import type { Route } from './shippingStart.ts'
import { daysOnTheWay, latestShippingStart } from './shippingStart.ts'

/** Months after the order within which a delivery date can be chosen. */
const CHOICE_MONTHS = 2

/** The facts that decide which delivery dates an order can have. */
export interface DeliveryQuestion extends Route {
  readonly now: Date
  /** Date and time of the order. */
  readonly orderDate: Date | string
  /** The day on which the goods can leave the shop at the earliest. */
  readonly shipDate: Day
}

/** Why a date cannot be chosen, with the dates that explain it to the customer. */
export type DeliveryViolation =
  /** The last date has begun: no date can be chosen any more. */
  | { readonly reason: 'CHOICE_ENDED'; readonly lastDate: Day }
  | { readonly reason: 'AFTER_LAST_DATE'; readonly lastDate: Day }
  /** The goods are not produced by then. */
  | { readonly reason: 'NOT_MADE_YET'; readonly shipDate: Day }
  /** A parcel needs `days` days after shipping. */
  | { readonly reason: 'ON_ITS_WAY'; readonly shipDate: Day; readonly firstDate: Day; readonly days: number }
  /** Days off between shipping and the date leave too few working days. */
  | { readonly reason: 'DAYS_OFF_ON_ITS_WAY'; readonly shipDate: Day; readonly daysOff: readonly DayOff[] }

/** DLV-4: the last date that can be chosen: two months after the order. */
export const lastDeliveryDate = (orderDate: Date | string): Day => addMonths(tokyoDay(orderDate), CHOICE_MONTHS)

/** DLV-5: the first date of the date picker: the days on the way after shipping. */
export const firstDeliveryDate = (question: Pick<DeliveryQuestion, 'shipDate' | 'transportDays'>): Day =>
  addDays(question.shipDate, daysOnTheWay(question))

/**
 * DLV-6: whether a date can be chosen. The choice ends when the last date begins (the day two months after the order must
 * lie after now). A date lies between the first and the last date, and its parcel need not leave before the goods are made.
 * @returns the day on which the parcel must leave
 */
export function checkDeliveryDate(date: Day, question: DeliveryQuestion): Result<Day, DeliveryViolation> {
  const { now, orderDate, shipDate, categoryIdentifies, calendar } = question
  const lastDate = lastDeliveryDate(orderDate)
  if (lastDate <= tokyoDay(now)) return err({ reason: 'CHOICE_ENDED', lastDate })
  if (date > lastDate) return err({ reason: 'AFTER_LAST_DATE', lastDate })
  if (date <= shipDate) return err({ reason: 'NOT_MADE_YET', shipDate })
  const firstDate = firstDeliveryDate(question)
  if (date < firstDate) return err({ reason: 'ON_ITS_WAY', shipDate, firstDate, days: daysOnTheWay(question) })
  const start = latestShippingStart(date, question)
  if (start !== null && start >= shipDate) return ok(start)
  const daysOff = daysOffBetween(shipDate, addDays(date, -1), calendar, categoryIdentifies)
  return err({ reason: 'DAYS_OFF_ON_ITS_WAY', shipDate, daysOff })
}

/** DLV-7: the earliest date that can be chosen, or null if none is left before the last date. */
export function earliestDeliveryDate(question: DeliveryQuestion): Day | null {
  const lastDate = lastDeliveryDate(question.orderDate)
  for (let date = firstDeliveryDate(question); date <= lastDate; date = addDays(date, 1)) {
    if (checkDeliveryDate(date, question).ok) return date
  }
  return null
}

/** The carrier's time bands as they are on the wire; the first is the default. */
export const DELIVERY_TIMES = ['午前中', '12-14時', '14-16時', '16-18時', '18-20時', '19-21時'] as const
export type DeliveryTime = (typeof DELIVERY_TIMES)[number]

/** Text of the wire for any time or any day. */
export const NOT_SPECIFIED = '指定なし'

/** DLV-8: the default time of delivery, the morning; null if no time can be chosen. */
export const defaultDeliveryTime = (isTimeEnabled: boolean): DeliveryTime | null =>
  isTimeEnabled ? DELIVERY_TIMES[0] : null

/** DLV-8: whether a text is one of the carrier's time bands. */
export const isDeliveryTime = (text: string): text is DeliveryTime => DELIVERY_TIMES.some((time) => time === text)

/** A chosen time: a band of the carrier, or any time. */
type DeliveryTimeChoice = DeliveryTime | typeof NOT_SPECIFIED

/**
 * DLV-9: reads a chosen time: a band, or 指定なし (also blank), which leaves it to the carrier. Null has not been asked yet,
 * undefined is any other text.
 */
export function readDeliveryTime(text: string | null): DeliveryTimeChoice | null | undefined {
  if (text === null) return null
  const time = text.trim()
  if (time === '' || time === NOT_SPECIFIED) return NOT_SPECIFIED
  return isDeliveryTime(time) ? time : undefined
}

/** DLV-9: the band that binds the carrier; null leaves the time to it. */
export const boundDeliveryTime = (time: string | null): DeliveryTime | null =>
  time !== null && isDeliveryTime(time) ? time : null

/** The hours of a band as written, from 0 to 24; null is the morning, which is written without hours. */
export function bandHours(time: string): { readonly from: number; readonly to: number } | null {
  const band = /^(\d+)-(\d+)時$/.exec(time)
  return band && { from: Number(band[1]), to: Number(band[2]) }
}
