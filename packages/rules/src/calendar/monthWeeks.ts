import type { Month } from './month.ts'
import { nationalHoliday } from './nationalHoliday.ts'
import { addDays, dayParts } from './tokyoDay.ts'

export type WeekStart = 'SUNDAY' | 'MONDAY'

/** A day in the grid of its month. */
export interface GridDay {
  /** 1 to 31. */
  readonly date: number
  /** 0 is Sunday. */
  readonly weekday: number
  /** The name of the national holiday on that day, or null. */
  readonly holiday: string | null
}

const DAYS_IN_WEEK = 7

/** CAL-9: the weekdays in the order in which weeks show them; 0 is Sunday. */
export const weekdaysFrom = (start: WeekStart): readonly number[] =>
  Array.from({ length: DAYS_IN_WEEK }, (_, index) => (index + (start === 'MONDAY' ? 1 : 0)) % DAYS_IN_WEEK)

/** CAL-9: the weeks of a month, each with seven places; null stands for a day of another month. */
export function monthWeeks(month: Month, start: WeekStart): readonly (readonly (GridDay | null)[])[] {
  const days: GridDay[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const { date, weekday } = dayParts(day)
    days.push({ date, weekday, holiday: nationalHoliday(day) })
  }
  const blanks = weekdaysFrom(start).indexOf(days[0]?.weekday ?? 0)
  const count = Math.ceil((blanks + days.length) / DAYS_IN_WEEK)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, place) => days[week * DAYS_IN_WEEK + place - blanks] ?? null),
  )
}
