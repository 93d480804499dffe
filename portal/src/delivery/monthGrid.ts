import type { Day } from '@irodori/rules/tokyoDay'
import { addDays, addMonths } from '@irodori/rules/tokyoDay'

const DAYS_OF_WEEK = 7

/** The month of a day as YYYY-MM. */
export const monthOf = (day: Day): string => day.slice(0, 7)

/** The weekday of a day; 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay()

/** PCK-7: the weeks of a month from Sunday to Saturday; days of other months are null. */
export function monthGrid(month: string): readonly (readonly (Day | null)[])[] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks: (Day | null)[][] = []
  for (let day = start; day < addMonths(first, 1); day = addDays(day, DAYS_OF_WEEK)) {
    weeks.push(
      Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
        const one = addDays(day, index)
        return monthOf(one) === month ? one : null
      }),
    )
  }
  return weeks
}

const within = (day: Day, first: Day, last: Day): Day => (day < first ? first : day > last ? last : day)

/**
 * PCK-8: the day that a key moves to: arrows move by days and weeks, Home and End to the ends of the week, Page Up and Page
 * Down by months; the result stays within the calendar. Null for any other key.
 */
export function dayAfterKey(key: string, day: Day, first: Day, last: Day): Day | null {
  const moved = afterKey(key, day)
  return moved === null ? null : within(moved, first, last)
}

function afterKey(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -DAYS_OF_WEEK)
    case 'ArrowDown':
      return addDays(day, DAYS_OF_WEEK)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, DAYS_OF_WEEK - 1 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return null
  }
}
