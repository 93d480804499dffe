import type { Temporal } from '@irodori/contract/entities/notice'
import type { Day } from './tokyoDay.ts'
import { dayParts } from './tokyoDay.ts'

/** The meaning of the number in `day`. */
export type DayRule =
  | { readonly kind: 'WEEKDAY'; readonly weekday: number }
  | { readonly kind: 'DAY_OF_MONTH'; readonly date: number }
  | { readonly kind: 'DAY_OF_YEAR'; readonly dayOfYear: number }

const FIRST_DAY_OF_MONTH = 7
const FIRST_DAY_OF_YEAR = FIRST_DAY_OF_MONTH + 31
const FIRST_WEEK_OF_YEAR = 5
const DAYS_IN_WEEK = 7

/**
 * CAL-2: 0 to 6 is a weekday from Sunday; 7 to 37 the 1st to 31st of the month; 38 to 403 the 1st to 366th day of the
 * year; null for any other number. The specification gives only the bounds of the ranges; 7 to 37 are 31 numbers, so
 * each range counts up from its first number.
 */
export function dayRule(day: number): DayRule | null {
  if (!Number.isInteger(day) || day < 0 || day >= FIRST_DAY_OF_YEAR + 366) return null
  if (day < FIRST_DAY_OF_MONTH) return { kind: 'WEEKDAY', weekday: day }
  if (day < FIRST_DAY_OF_YEAR) return { kind: 'DAY_OF_MONTH', date: day - FIRST_DAY_OF_MONTH + 1 }
  return { kind: 'DAY_OF_YEAR', dayOfYear: day - FIRST_DAY_OF_YEAR + 1 }
}

/** CAL-2: the number of a rule; the inverse of `dayRule`. */
export function dayNumber(rule: DayRule): number {
  if (rule.kind === 'WEEKDAY') return rule.weekday
  if (rule.kind === 'DAY_OF_MONTH') return FIRST_DAY_OF_MONTH + rule.date - 1
  return FIRST_DAY_OF_YEAR + rule.dayOfYear - 1
}

function isOnDay(day: Day, number: number): boolean {
  const rule = dayRule(number)
  if (rule === null) return false
  const parts = dayParts(day)
  if (rule.kind === 'WEEKDAY') return parts.weekday === rule.weekday
  if (rule.kind === 'DAY_OF_MONTH') return parts.date === rule.date
  return parts.dayOfYear === rule.dayOfYear
}

/**
 * CAL-3: 0 to 4 is the first to fifth seven days of the month, 5 to 57 the first to 53rd seven days of the year, both
 * counted from the 1st. Together with a weekday it is the n-th such weekday, and no week spans two months or years.
 */
function isInWeek(day: Day, week: number): boolean {
  const { date, dayOfYear } = dayParts(day)
  return week < FIRST_WEEK_OF_YEAR
    ? Math.ceil(date / DAYS_IN_WEEK) === week + 1
    : Math.ceil(dayOfYear / DAYS_IN_WEEK) === week - FIRST_WEEK_OF_YEAR + 1
}

/**
 * CAL-1: a rule covers a day that fulfils each of its fields; both ends of a range belong to it and either may be open;
 * months count from 1. CAL-4: a rule without any field covers nothing, so an empty row cannot close the shop.
 */
export function covers(temporal: Temporal, day: Day): boolean {
  const { soleDate, fromDate, toDate, week, month } = temporal
  if ([soleDate, fromDate, toDate, temporal.day, week, month].every((field) => field === null)) return false
  if (soleDate !== null && day !== soleDate) return false
  if (fromDate !== null && day < fromDate) return false
  if (toDate !== null && day > toDate) return false
  if (month !== null && dayParts(day).month !== month) return false
  if (week !== null && !isInWeek(day, week)) return false
  return temporal.day === null || isOnDay(day, temporal.day)
}
