import type { Category } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import type { ShopCalendar } from '../calendar/shopCalendar.ts'
import type { Day } from '../calendar/tokyoDay.ts'
import { dayParts } from '../calendar/tokyoDay.ts'
import type { Goods } from '../delivery/shipDate.ts'
import { productShipDate } from '../delivery/shipDate.ts'

/** The period in which the products of a category are shipped, both ends included; null leaves an end open. */
export type ExportWindow = Pick<Category, 'startExpectedExport' | 'endExpectedExport'>

/** When goods can be shipped: on one day, from a day on (several products), or between two days. */
export type AvailableDate =
  | { readonly kind: 'ON'; readonly date: Day }
  | { readonly kind: 'FROM'; readonly from: Day }
  | { readonly kind: 'RANGE'; readonly from: Day; readonly to: Day }

const plain = (ship: Day, isSeveral: boolean): AvailableDate =>
  isSeveral ? { kind: 'FROM', from: ship } : { kind: 'ON', date: ship }

/**
 * AVL-1: goods whose ship date lies before their export window ship within the window, those within it from the ship date
 * to its end, those after it on the ship date.
 * AVL-2: an end that is null does not limit; without both ends there is no window.
 */
function withinWindow(ship: Day, window: ExportWindow, isSeveral: boolean): AvailableDate {
  const { startExpectedExport: start, endExpectedExport: end } = window
  if (end !== null && ship > end) return plain(ship, isSeveral)
  const from = start !== null && ship < start ? start : ship
  if (end !== null) return { kind: 'RANGE', from, to: end }
  return from === ship ? plain(ship, isSeveral) : { kind: 'FROM', from }
}

/** AVL-1: when a product can be shipped. `window` is null if its category has none or does not use it. */
export function productAvailability(
  product: Goods,
  window: ExportWindow | null,
  now: Date,
  calendar: ShopCalendar,
): AvailableDate | null {
  const ship = productShipDate(product, now, calendar)
  if (ship === null) return null
  return window ? withinWindow(ship, window, false) : plain(ship, false)
}

/** AVL-3: a category has the date of its earliest product, and with several products it is "from" that day on. */
export function categoryAvailability(
  products: readonly Goods[],
  window: ExportWindow | null,
  now: Date,
  calendar: ShopCalendar,
): AvailableDate | null {
  const dates = products.map((product) => productShipDate(product, now, calendar)).filter((date) => date !== null)
  const [first] = dates.sort()
  if (first === undefined) return null
  const isSeveral = products.length > 1
  return window ? withinWindow(first, window, isSeveral) : plain(first, isSeveral)
}

const WEEKDAYS = '日月火水木金土'
const ENGLISH_DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** AVL-4: month/day(weekday), without leading zeros. */
export function dayText(day: Day): string {
  const { month, date, weekday } = dayParts(day)
  return `${month}/${date}(${WEEKDAYS[weekday]})`
}

/** Without the comma that some releases of the Unicode data have after the weekday. */
const englishDayText = (day: Day): string => ENGLISH_DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '')

/** AVL-4: the text beside a product or category: 11/24(火), 11/24(火)~, or 11/24(火)~12/1(火); in English Tue 24 Nov. */
export function availableDateText(available: AvailableDate, language: Language = 'ja'): string {
  if (language === 'en') {
    if (available.kind === 'ON') return englishDayText(available.date)
    const start = englishDayText(available.from)
    return available.kind === 'FROM' ? `from ${start}` : `${start} to ${englishDayText(available.to)}`
  }
  if (available.kind === 'ON') return dayText(available.date)
  const from = `${dayText(available.from)}~`
  return available.kind === 'FROM' ? from : `${from}${dayText(available.to)}`
}
