import type { MonthGrid, OwnDay } from '@irodori/contract/entities/monthGrid'
import type { Month } from '@irodori/rules/month'
import type { Change } from '../document/change.ts'
import { NO_CHANGE } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { yearOf } from './gridWords.ts'

const FEBRUARY = 2

/** CLD-7: the date on which a day is shown in a year: 29 February is shown on the 28th where it does not exist. */
function dateIn(year: number, { month, date }: OwnDay): number {
  const isLeap = new Date(Date.UTC(year, FEBRUARY, 0)).getUTCDate() === 29
  return month === FEBRUARY && date === 29 && !isLeap ? 28 : date
}

/** CLD-7: a name as a calendar of a year shows it, with the years since the first one. */
export function ownDayLabel({ name, kind, year }: OwnDay, shown: number, language: MonthGrid['language']): string {
  const years = shown - (year ?? shown)
  if (years <= 0) return name
  if (language === 'en') return `${name} ${years}`
  return `${name} ${years}${kind === 'BIRTHDAY' ? '歳' : '周年'}`
}

/** CLD-7: the own days that a month shows on a date, in the order in which they were entered. */
export const ownDaysOn = (days: readonly OwnDay[], month: Month, date: number): readonly OwnDay[] =>
  days.filter((day) => day.month === Number(month.slice(5)) && dateIn(Number(yearOf(month)), day) === date)

/** The own days of a calendar; they are the same on all of its pages. */
export const ownDaysOf = (pages: readonly Pick<DesignPage, 'sheet'>[]): readonly OwnDay[] =>
  pages.find(({ sheet }) => sheet.monthGrid && sheet.ownDays)?.sheet.ownDays ?? []

/** CLD-7: the change that gives all months of a calendar these own days. */
export function changeOwnDays(pages: readonly DesignPage[], days: readonly OwnDay[]): Change {
  if (JSON.stringify(ownDaysOf(pages)) === JSON.stringify(days)) return NO_CHANGE
  return Object.fromEntries(
    pages.flatMap(({ key, templateId, sheet }) => {
      if (!sheet.monthGrid) return []
      const before = { ...sheet, templateId }
      return [[key, { items: {}, sheet: { before, after: { ...before, ownDays: [...days] } } }]]
    }),
  )
}
