import type { ShopCalendar } from '../calendar/shopCalendar.ts'
import { isDayOff, workingDayFrom } from '../calendar/shopCalendar.ts'
import type { Day } from '../calendar/tokyoDay.ts'
import { addDays } from '../calendar/tokyoDay.ts'

/** Working days that a parcel is given on its way. */
export const DELIVERY_DAYS = 3

/** How far back from the delivery those working days are sought. */
export const DELIVERY_WINDOW_DAYS = 7

/**
 * DLV-1: when a parcel must leave to arrive on a day: the third working day before it. DLV-2: where the seven days before
 * it hold fewer than three working days, their first one, because seven days are always enough for the way; where they
 * hold none, the last working day before them, because nobody hands over a parcel on a day off.
 */
export function latestShippingStart(
  deliveryDate: Day,
  calendar: ShopCalendar,
  categoryIdentifies: readonly string[] = [],
): Day | null {
  const working: Day[] = []
  for (let back = 1; back <= DELIVERY_WINDOW_DAYS && working.length < DELIVERY_DAYS; back += 1) {
    const day = addDays(deliveryDate, -back)
    if (!isDayOff(day, calendar, categoryIdentifies)) working.push(day)
  }
  return working.at(-1) ?? workingDayFrom(deliveryDate, 1, -1, calendar, categoryIdentifies)
}

/** DLV-3: the day on which shipping starts for a delivery date, never before the earliest day on which the goods are made. */
export function shippingStart(
  deliveryDate: Day,
  earliest: Day,
  calendar: ShopCalendar,
  categoryIdentifies: readonly string[] = [],
): Day {
  const latest = latestShippingStart(deliveryDate, calendar, categoryIdentifies)
  return latest !== null && latest > earliest ? latest : earliest
}
