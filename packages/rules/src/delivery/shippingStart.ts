import type { ShopCalendar } from '../calendar/shopCalendar.ts'
import { isDayOff, workingDayFrom } from '../calendar/shopCalendar.ts'
import type { Day } from '../calendar/tokyoDay.ts'
import { addDays } from '../calendar/tokyoDay.ts'

/** Working days between shipping and delivery, and the least days of transport. */
export const DELIVERY_DAYS = 3
/** Days before the delivery in which those working days are counted. */
const DELIVERY_WINDOW_DAYS = 7

/** What decides when a parcel has to leave. */
export interface Route {
  readonly calendar: ShopCalendar
  readonly categoryIdentifies: readonly string[]
  /** The most days that the carrier names for the place of the receiver. */
  readonly transportDays: number
}

/** DLV-10: the days that a parcel is given on its way, those of its place and never fewer than three. */
export const daysOnTheWay = ({ transportDays }: Pick<Route, 'transportDays'>): number =>
  Math.max(DELIVERY_DAYS, transportDays)

/**
 * The latest day on which a parcel can leave to arrive on a day.
 *
 * DLV-1: it is the third working day before the delivery.
 * DLV-2: if the seven days before the delivery hold fewer than three working days, it is the first of them. If that day
 * leaves fewer days than the parcel is on its way, it is the last working day that leaves enough.
 */
export function latestShippingStart(deliveryDate: Day, route: Route): Day | null {
  const { calendar, categoryIdentifies } = route
  const working: Day[] = []
  for (let back = 1; back <= DELIVERY_WINDOW_DAYS && working.length < DELIVERY_DAYS; back += 1) {
    const day = addDays(deliveryDate, -back)
    if (!isDayOff(day, calendar, categoryIdentifies)) working.push(day)
  }
  const counted = working.at(-1)
  const limit = addDays(deliveryDate, -daysOnTheWay(route))
  if (counted !== undefined && counted <= limit) return counted
  return workingDayFrom(addDays(limit, 1), 1, -1, calendar, categoryIdentifies)
}
