import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAfterKey, monthGrid, weekdayOf } from './monthGrid.ts'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

it('PCK-7: contains each day of a month once, in weeks from Sunday to Saturday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`
      const weeks = monthGrid(month)
      const days = weeks.flat().filter((day) => day !== null)
      expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate())
      expect(new Set(days).size).toBe(days.length)
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        week.forEach((day, index) => {
          if (day !== null) expect(weekdayOf(day)).toBe(index)
        })
      }
    }),
  )
})

it('PCK-8: moves by day, week and month with arrows, Home, End, Page Up and Page Down', () => {
  const from = (key: string) => dayAfterKey(key, '2026-12-31', '2026-11-01', '2027-02-28')
  expect(KEYS.map(from)).toEqual([
    '2026-12-30',
    '2027-01-01',
    '2026-12-24',
    '2027-01-07',
    '2026-12-27',
    '2027-01-02',
    '2026-11-30',
    '2027-01-31',
  ])
  expect(from('a')).toBeNull()
})

it('PCK-8: stays within the days of the calendar', () => {
  expect(dayAfterKey('PageUp', '2026-12-03', '2026-11-21', '2027-01-18')).toBe('2026-11-21')
  expect(dayAfterKey('PageDown', '2027-01-10', '2026-11-21', '2027-01-18')).toBe('2027-01-18')
})
