import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDay, inZones } from '../../testing/calendars.ts'
import { addDays, addMonths, dayParts, daysBetween, tokyoDay, tokyoTime } from './tokyoDay.ts'

describe('DAY-1 the day and time in Tokyo', () => {
  it.each([
    ['2026-11-21T14:59:59Z', '2026-11-21', '23:59'],
    ['2026-11-21T15:00:00Z', '2026-11-22', '00:00'],
    ['2026-11-21T23:30:00-08:00', '2026-11-22', '16:30'],
  ])('at %s are %s and %s', (instant, day, time) => {
    expect([tokyoDay(instant), tokyoTime(instant)]).toEqual([day, time])
    expect([tokyoDay(new Date(instant)), tokyoTime(new Date(instant))]).toEqual([day, time])
  })

  it('do not depend on the time zone of the machine', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2019-01-01'), max: new Date('2031-12-31'), noInvalidDate: true }), (now) => {
        const shifted = new Date(now.getTime() + 9 * 3_600_000).toISOString()
        for (const seen of inZones(() => [tokyoDay(now), tokyoTime(now)])) {
          expect(seen).toEqual([shifted.slice(0, 10), shifted.slice(11, 16)])
        }
      }),
    )
  })
})

describe('DAY-2 addMonths', () => {
  it.each([
    ['2026-11-21', 2, '2027-01-21'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
  ])('takes %s by %i months to %s', (day, months, later) => {
    expect(inZones(() => addMonths(day, months))).toEqual(inZones(() => later))
  })
})

describe('DAY-1 arithmetic of days', () => {
  it('addDays and daysBetween agree in every time zone', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        for (const later of inZones(() => addDays(day, count))) expect(daysBetween(day, later)).toBe(count)
      }),
    )
  })

  it('goes on before 1970 and after 9999', () => {
    expect([addDays('1970-01-01', -1), addDays('9999-12-31', 1)]).toEqual(['1969-12-31', '10000-01-01'])
    expect(tokyoDay('1969-12-31T14:59:59Z')).toBe('1969-12-31')
    expect(tokyoDay('9999-12-31T15:00:00Z')).toBe('10000-01-01')
  })

  it('numbers the days of a year from 1', () => {
    expect(dayParts('2027-01-01').dayOfYear).toBe(1)
    expect(dayParts('2027-12-31').dayOfYear).toBe(365)
    expect(dayParts('2028-12-31')).toEqual({ year: 2028, month: 12, date: 31, weekday: 0, dayOfYear: 366 })
  })
})
