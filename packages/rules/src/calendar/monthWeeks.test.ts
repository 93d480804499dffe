import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addDays, dayParts } from './tokyoDay.ts'
import type { WeekStart } from './monthWeeks.ts'
import { monthWeeks, weekdaysFrom } from './monthWeeks.ts'

const lines = (name: string): string[] =>
  readFileSync(new URL(`../../testing/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/**
 * Python's module `calendar`, 2026 to 2036: month, number of days, then for weeks from Sunday and for weeks from Monday the
 * places before the first day and the number of weeks.
 */
const MONTHS = lines('months.txt').map((line) => line.split(' '))
/**
 * 2026 and 2027: syukujitsu.csv of the Cabinet Office. Later years, which it has not published: the data set holiday_jp 2.5.1.
 * Substitute days and days between two holidays have the name 休日 there.
 */
const HOLIDAYS = new Map(lines('holidays.csv').map((line) => line.split(',') as [string, string]))

const twoDigits = (date: number): string => String(date).padStart(2, '0')

describe('CAL-9 monthWeeks', () => {
  it.each(MONTHS)('shows %s in the weeks that Python has', (month = '', count, ...grids) => {
    for (const [at, start] of (['SUNDAY', 'MONDAY'] satisfies WeekStart[]).entries()) {
      const weeks = monthWeeks(month, start)
      const places = weeks.flat()
      expect(weeks.map((week) => week.length)).toEqual(Array(Number(grids[2 * at + 1])).fill(7))
      const blanks = Number(grids[2 * at])
      expect(places.slice(0, blanks)).toEqual(Array(blanks).fill(null))
      const dates = places.slice(blanks).map((day) => day?.date)
      const days = Array.from({ length: Number(count) }, (_, index) => index + 1)
      expect(dates.slice(0, days.length)).toEqual(days)
      expect(dates.slice(days.length).every((date) => date === undefined)).toBe(true)
    }
  })

  it('names the holidays of eleven years that the published lists have, and no others', () => {
    const found = MONTHS.flatMap(([month = '']) =>
      monthWeeks(month, 'SUNDAY')
        .flat()
        .flatMap((day) => (day?.holiday ? [[`${month}-${twoDigits(day.date)}`, day.holiday] as const] : [])),
    )
    const published = found.map(([day, name]) => [day, name.endsWith('休日') ? '休日' : name])
    expect(published).toEqual([...HOLIDAYS])
  })

  it('calls a day off between two holidays 国民の休日, and 振替休日 the first other day after a holiday on a Sunday', () => {
    const isHoliday = (day: string): boolean => HOLIDAYS.get(day) !== undefined && HOLIDAYS.get(day) !== '休日'
    for (const [day, name] of HOLIDAYS) {
      if (name !== '休日') continue
      let first = addDays(day, -1)
      while (isHoliday(first) && dayParts(first).weekday !== 0) first = addDays(first, -1)
      const isSubstitute = isHoliday(first) && dayParts(first).weekday === 0
      const shown = monthWeeks(day.slice(0, 7), 'MONDAY').flat()[Number(day.slice(8)) - 1 + firstPlace(day.slice(0, 7))]
      expect([day, shown?.holiday]).toEqual([day, isSubstitute ? '振替休日' : '国民の休日'])
      expect(isSubstitute || isHoliday(addDays(day, 1))).toBe(true)
    }
  })

  it('gives each place the weekday of its column', () => {
    for (const start of ['SUNDAY', 'MONDAY'] as const) {
      const columns = weekdaysFrom(start)
      for (const week of monthWeeks('2027-02', start)) {
        for (const [at, day] of week.entries()) if (day) expect(day.weekday).toBe(columns[at])
      }
    }
    expect(weekdaysFrom('SUNDAY')).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(weekdaysFrom('MONDAY')).toEqual([1, 2, 3, 4, 5, 6, 0])
  })
})

/** The places before the first day in weeks from Monday. */
const firstPlace = (month: string): number => Number(MONTHS.find(([name]) => name === month)?.[4])
