import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { ALL_DAYS, inZones } from '../../testing/calendars.ts'
import { holidayName, nationalHoliday } from './nationalHoliday.ts'

/** 2019 to 2036. */
const YEARS = 18

describe('CAL-5 nationalHoliday', () => {
  it.each([
    ['2019-05-01', '即位の日'],
    ['2019-04-30', '国民の休日'],
    ['2020-05-06', '振替休日'],
    ['2020-07-24', 'スポーツの日'],
    ['2021-08-09', '振替休日'],
    ['2024-02-12', '振替休日'],
    ['2026-09-21', '敬老の日'],
    ['2026-09-22', '国民の休日'],
    ['2026-09-23', '秋分の日'],
    ['2027-03-22', '振替休日'],
    ['2028-03-20', '春分の日'],
    ['2031-11-24', '振替休日'],
  ])('names %s %s', (day, name) => {
    expect(nationalHoliday(day)).toBe(name)
  })

  it.each(['2019-12-23', '2020-10-12', '2026-09-24', '2027-01-04', '2026-12-31'])('returns null for %s', (day) => {
    expect(nationalHoliday(day)).toBeNull()
  })

  it('has an English name for each holiday from 2021 on', () => {
    const names = new Set(ALL_DAYS.filter((day) => day >= '2021').flatMap((day) => nationalHoliday(day) ?? []))
    expect(names.size).toBeGreaterThan(15)
    for (const name of names) {
      expect(holidayName(name, 'ja')).toBe(name)
      if (name !== '国民の休日') expect(holidayName(name, 'en')).not.toBe('national holiday')
    }
    expect(holidayName('即位の日', 'en')).toBe('national holiday')
  })

  it('finds as many holidays as the Cabinet Office lists', () => {
    const count = (year: number) => ALL_DAYS.filter((day) => day.startsWith(`${year}`) && nationalHoliday(day)).length
    expect([2019, 2020, 2021, 2024, 2025, 2026].map(count)).toEqual([22, 18, 17, 21, 19, 18])
  })

  it('returns the same holidays in every time zone, each computed with a fresh module', () => {
    const load = createRequire(import.meta.url)
    const [first, ...others] = inZones(() => {
      delete load.cache[load.resolve('japanese-holidays')]
      delete load.cache[load.resolve('japanese-holidays/lib/japanese-holidays.js')]
      const { getHolidaysOf } = load('japanese-holidays') as { getHolidaysOf: (year: number) => unknown[] }
      return Array.from({ length: YEARS }, (_, index) => getHolidaysOf(2019 + index))
    })
    expect(first?.flat().length).toBeGreaterThan(YEARS * 16)
    for (const other of others) expect(other).toEqual(first)
  })
})
