import type { ShopCalendar } from '../calendar/shopCalendar.ts'
import { isDayOff, workingDayFrom } from '../calendar/shopCalendar.ts'
import type { Day } from '../calendar/tokyoDay.ts'
import { addDays } from '../calendar/tokyoDay.ts'

/** Working days between shipping and delivery. */
export const DELIVERY_DAYS = 3

/** Days before the delivery in which those working days are counted. */
export const DELIVERY_WINDOW_DAYS = 7

/**
 * The latest day on which a parcel can leave to arrive on a day.
 *
 * DLV-1: it is the third working day before the delivery.
 * DLV-2: if the seven days before the delivery hold fewer than three working days, it is the first of them, because seven
 * days are always enough for transport; if they hold none, it is the last working day before them, because no parcel is
 * handed to the carrier on a day off.
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

/** DLV-3: the day on which shipping starts for a delivery date, never before `earliest`, when the goods are ready. */
export function shippingStart(
  deliveryDate: Day,
  earliest: Day,
  calendar: ShopCalendar,
  categoryIdentifies: readonly string[] = [],
): Day {
  const latest = latestShippingStart(deliveryDate, calendar, categoryIdentifies)
  return latest !== null && latest > earliest ? latest : earliest
}
