import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_DAYS, anyCalendar, anyDay, daysFromTo, PLAIN_CALENDAR, temporal } from '../../testing/calendars.ts'
import { nationalHoliday } from './nationalHoliday.ts'
import type { ShopCalendar } from './shopCalendar.ts'
import { dayOffReason, isDayOff, workingDayFrom } from './shopCalendar.ts'
import { covers } from './temporal.ts'
import { addDays } from './tokyoDay.ts'

const event = (isDayOff: boolean, fromDate: string, toDate: string, description = '') => ({
  id: description,
  isDayOff,
  description,
  temporals: [temporal({ fromDate, toDate })],
})

/** May 2020: the shop worked through the holidays except for clocks and photo books. */
const MAY_2020: ShopCalendar = {
  ...PLAIN_CALENDAR,
  events: [event(false, '2020-05-02', '2020-05-06', 'open')],
  categoryDaysOff: [
    {
      categoryIdentifies: ['clock', 'photo-book-large', 'photo-book-small'],
      description: 'May holidays',
      temporals: [temporal({ fromDate: '2020-05-04', toDate: '2020-05-06' })],
    },
  ],
}

describe('CAL-6 the days off', () => {
  it('have a reason', () => {
    const calendar = { ...PLAIN_CALENDAR, events: [event(true, '2027-08-12', '2027-08-16', 'summer')] }
    expect(dayOffReason('2027-08-12', calendar)).toEqual({ kind: 'EVENT', description: 'summer' })
    expect(dayOffReason('2027-08-11', calendar)).toEqual({ kind: 'HOLIDAY', name: '山の日' })
    expect(dayOffReason('2027-08-21', calendar)).toEqual({ kind: 'WEEKEND' })
    expect(dayOffReason('2027-08-17', calendar)).toBeNull()
  })

  it('an on-event overrides the days off in any order of the events', () => {
    const off = event(true, '2027-05-01', '2027-05-09')
    const on = event(false, '2027-05-03', '2027-05-08')
    for (const events of [
      [off, on],
      [on, off],
    ]) {
      const open = daysFromTo('2027-05-01', '2027-05-09').filter((day) => !isDayOff(day, { ...PLAIN_CALENDAR, events }))
      expect(open).toEqual(daysFromTo('2027-05-03', '2027-05-08'))
    }
  })

  it('agree with an independent set of dates on every day of 2019 to 2031', () => {
    fc.assert(
      fc.property(anyCalendar, (calendar) => {
        const marked = (isOff: boolean) => {
          const temporals = calendar.events.filter((one) => one.isDayOff === isOff).flatMap((one) => one.temporals)
          return new Set(ALL_DAYS.filter((day) => temporals.some((rule) => covers(rule, day))))
        }
        const [off, on] = [marked(true), marked(false)]
        for (const day of ALL_DAYS) {
          const isOff = [0, 6].includes(new Date(day).getUTCDay()) || nationalHoliday(day) !== null || off.has(day)
          if (isDayOff(day, calendar) !== (isOff && !on.has(day))) {
            throw new Error(`isDayOff disagrees with the set of dates on ${day}`)
          }
        }
      }),
      { numRuns: 15 },
    )
  })
})

describe('CAL-7 the days off of a category', () => {
  it('apply to clocks and photo books from 4 to 6 May 2020 while the shop works', () => {
    const days = daysFromTo('2020-05-02', '2020-05-07')
    const offFor = (categories: string[]) => days.filter((day) => isDayOff(day, MAY_2020, categories))
    expect(offFor([])).toEqual([])
    expect(offFor(['card'])).toEqual([])
    expect(offFor(['clock'])).toEqual(['2020-05-04', '2020-05-05', '2020-05-06'])
    expect(offFor(['card', 'photo-book-small'])).toEqual(['2020-05-04', '2020-05-05', '2020-05-06'])
    expect(dayOffReason('2020-05-04', MAY_2020, ['clock'])).toEqual({ kind: 'CATEGORY', description: 'May holidays' })
  })
})

describe('CAL-8 workingDayFrom', () => {
  it('skips days off forwards and backwards', () => {
    expect(workingDayFrom('2026-11-20', 1, 1, PLAIN_CALENDAR)).toBe('2026-11-24')
    expect(workingDayFrom('2026-11-24', 1, -1, PLAIN_CALENDAR)).toBe('2026-11-20')
  })

  it('returns the last of `count` working days', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, fc.integer({ min: 1, max: 20 }), (calendar, day, count) => {
        const found = workingDayFrom(day, count, 1, calendar)
        fc.pre(found !== null)
        const working = daysFromTo(day, found).filter((one) => one !== day && !isDayOff(one, calendar))
        expect(working).toHaveLength(count)
        expect(working.at(-1)).toBe(found)
      }),
    )
  })

  it('finds a working day 800 days away and no later one', () => {
    const day = '2027-01-04'
    const openAfter = (days: number) => ({
      ...PLAIN_CALENDAR,
      events: [event(true, day, addDays(day, days - 1)), event(false, addDays(day, days), addDays(day, days))],
    })
    expect(workingDayFrom(day, 1, 1, openAfter(800))).toBe(addDays(day, 800))
    expect(workingDayFrom(day, 1, 1, { ...openAfter(801) })).toBeNull()
  })

  it('returns null for a shop that never works', () => {
    const calendar = { ...PLAIN_CALENDAR, events: [event(true, '2019-01-01', '2039-12-31')] }
    expect(workingDayFrom('2027-01-04', 1, 1, calendar)).toBeNull()
  })
})
