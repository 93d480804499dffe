import holidays from 'japanese-holidays'
import type { Day } from './tokyoDay.ts'
import { dayParts } from './tokyoDay.ts'

const pad = (number: number) => String(number).padStart(2, '0')

const tables = new Map<number, ReadonlyMap<Day, string>>()

/** Cached per year: the library computes a whole year on each call, and a calendar asks for the same years often. */
function holidaysOf(year: number): ReadonlyMap<Day, string> {
  const known = tables.get(year)
  if (known) return known
  const table = new Map(
    holidays.getHolidaysOf(year).map(({ month, date, name }) => [`${year}-${pad(month)}-${pad(date)}`, name]),
  )
  tables.set(year, table)
  return table
}

/** CAL-5: the name of the national holiday on a day, or null. Includes substitute holidays and days between two holidays. */
export const nationalHoliday = (day: Day): string | null => holidaysOf(dayParts(day).year).get(day) ?? null
