import type { Product } from '@irodori/contract/entities/product'
import type { DayOffReason, ShopCalendar } from '../calendar/shopCalendar.ts'
import { dayOffReason, isDayOff, workingDayFrom } from '../calendar/shopCalendar.ts'
import type { Day } from '../calendar/tokyoDay.ts'
import { addDays, daysBetween, tokyoDay, tokyoTime } from '../calendar/tokyoDay.ts'

/** Why production begins only on the next working day. */
export type LateStart = 'CHANGE_POINT' | 'DAY_OFF'

/** SHP-1: an order at or after the change point, or on a day off, counts as an order of the next working day. */
export function lateStart(
  now: Date,
  calendar: ShopCalendar,
  categoryIdentifies: readonly string[] = [],
): LateStart | null {
  if (isDayOff(tokyoDay(now), calendar, categoryIdentifies)) return 'DAY_OFF'
  // A change point may be given as 9:30, which compares as text after 13:00.
  return tokyoTime(now) >= calendar.changePoint.padStart('HH:mm'.length, '0') ? 'CHANGE_POINT' : null
}

/**
 * SHP-2: the day on which goods that take `creatingTime` days leave the shop: that many days from today, one more for a
 * late start, and one more for each day off in between. It is a working day; null if the shop never works.
 */
export function shipDate(
  now: Date,
  creatingTime: number,
  calendar: ShopCalendar,
  categoryIdentifies: readonly string[] = [],
): Day | null {
  const days = creatingTime + (lateStart(now, calendar, categoryIdentifies) === null ? 0 : 1)
  const today = tokyoDay(now)
  return days === 0 ? today : workingDayFrom(today, days, 1, calendar, categoryIdentifies)
}

/** SHP-2: the ship date as a number of days from today. */
export function daysToShip(
  now: Date,
  creatingTime: number,
  calendar: ShopCalendar,
  categoryIdentifies: readonly string[] = [],
): number | null {
  const day = shipDate(now, creatingTime, calendar, categoryIdentifies)
  return day === null ? null : daysBetween(tokyoDay(now), day)
}

/** The fields of a product that decide its ship date. */
export type Goods = Pick<Product, 'id' | 'categoryIdentify' | 'creatingTime'>

/** SHP-3: a ship date that the shop has fixed for this product and today's orders takes precedence. */
export function productShipDate(goods: Goods, now: Date, calendar: ShopCalendar): Day | null {
  const today = tokyoDay(now)
  const fixed = calendar.shipDateOverrides.find(
    ({ productId, fromDate, toDate }) => productId === goods.id && fromDate <= today && today <= toDate,
  )
  return fixed?.shipDate ?? shipDate(now, goods.creatingTime, calendar, [goods.categoryIdentify])
}

/** SHP-4: goods that ship together ship with the latest. Null without goods, or if one of them can never ship. */
export const latestShipDate = (dates: readonly (Day | null)[]): Day | null =>
  dates.reduce((late, date) => (late === null || date === null ? null : late > date ? late : date), dates[0] ?? null)

/** SHP-4: an order ships with its latest product. */
export const orderShipDate = (goods: readonly Goods[], now: Date, calendar: ShopCalendar): Day | null =>
  latestShipDate(goods.map((one) => productShipDate(one, now, calendar)))

/** A day off with its reason. */
export interface DayOff {
  readonly day: Day
  readonly reason: DayOffReason
}

/** SHP-5: the days off from `from` to `to`, both included, each with its reason, which explains a delay to the customer. */
export function daysOffBetween(
  from: Day,
  to: Day,
  calendar: ShopCalendar,
  categoryIdentifies: readonly string[] = [],
): DayOff[] {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
  return days.flatMap((day) => {
    const reason = dayOffReason(day, calendar, categoryIdentifies)
    return reason ? [{ day, reason }] : []
  })
}
