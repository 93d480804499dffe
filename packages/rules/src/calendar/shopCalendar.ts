import type { CategoryDaysOff, DeliveryEvent, Temporal } from '@irodori/contract/entities/notice'
import { nationalHoliday } from './nationalHoliday.ts'
import { covers } from './temporal.ts'
import type { Day } from './tokyoDay.ts'
import { addDays, dayParts } from './tokyoDay.ts'

/** A ship date that the shop has fixed for orders of one product within a range of days, both ends included. */
export interface ShipDateOverride {
  readonly productId: string
  readonly fromDate: Day
  readonly toDate: Day
  readonly shipDate: Day
}

/** The data of the shop from which ship and delivery dates are computed. */
export interface ShopCalendar {
  readonly events: readonly DeliveryEvent[]
  readonly categoryDaysOff: readonly CategoryDaysOff[]
  readonly shipDateOverrides: readonly ShipDateOverride[]
  /** HH:mm in Tokyo. */
  readonly changePoint: string
}

export const DEFAULT_CHANGE_POINT = '13:00'

/** Why a day is a day off. */
export type DayOffReason =
  | { readonly kind: 'CATEGORY'; readonly description: string }
  | { readonly kind: 'EVENT'; readonly description: string }
  | { readonly kind: 'HOLIDAY'; readonly name: string }
  | { readonly kind: 'WEEKEND' }

const covered = (temporals: readonly Temporal[], day: Day) => temporals.some((temporal) => covers(temporal, day))

const isWeekend = (day: Day) => [0, 6].includes(dayParts(day).weekday)

/**
 * Returns why a day is a day off, or null on a working day. Goods of several categories have a day off when one of the
 * categories has it.
 *
 * CAL-6: weekends, national holidays and off events are days off unless an on-event covers the day.
 * CAL-7: the days off of a category apply even then, because they describe days on which the rest of the shop works.
 */
export function dayOffReason(
  day: Day,
  calendar: ShopCalendar,
  categoryIdentifies: readonly string[] = [],
): DayOffReason | null {
  const special = calendar.categoryDaysOff.find(
    (one) => one.categoryIdentifies.some((id) => categoryIdentifies.includes(id)) && covered(one.temporals, day),
  )
  if (special) return { kind: 'CATEGORY', description: special.description }
  const events = calendar.events.filter(({ temporals }) => covered(temporals, day))
  if (events.some(({ isDayOff }) => !isDayOff)) return null
  const [event] = events
  if (event) return { kind: 'EVENT', description: event.description }
  const name = nationalHoliday(day)
  if (name !== null) return { kind: 'HOLIDAY', name }
  return isWeekend(day) ? { kind: 'WEEKEND' } : null
}

export const isDayOff = (day: Day, calendar: ShopCalendar, categoryIdentifies: readonly string[] = []): boolean =>
  dayOffReason(day, calendar, categoryIdentifies) !== null

/** Ends the search for a working day in a calendar without any. */
const HORIZON_DAYS = 800

/** CAL-8: the `count`-th working day after a day (before it if `step` is -1), or null if 800 days hold too few. */
export function workingDayFrom(
  day: Day,
  count: number,
  step: 1 | -1,
  calendar: ShopCalendar,
  categoryIdentifies: readonly string[] = [],
): Day | null {
  let found = 0
  for (let away = 1; away <= HORIZON_DAYS; away += 1) {
    const candidate = addDays(day, step * away)
    if (!isDayOff(candidate, calendar, categoryIdentifies)) found += 1
    if (found === count) return candidate
  }
  return null
}
