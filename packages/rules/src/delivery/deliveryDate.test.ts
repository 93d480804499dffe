import { err } from '@irodori/result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_DAYS, anyCalendar, daysFromTo, PLAIN_CALENDAR } from '../../testing/calendars.ts'
import { isDayOff } from '../calendar/shopCalendar.ts'
import { addDays } from '../calendar/tokyoDay.ts'
import type { DeliveryQuestion } from './deliveryDate.ts'
import {
  bandHours,
  boundDeliveryTime,
  checkDeliveryDate,
  DELIVERY_TIMES,
  defaultDeliveryTime,
  earliestDeliveryDate,
  firstDeliveryDate,
  isDeliveryTime,
  lastDeliveryDate,
  NOT_SPECIFIED,
  readDeliveryTime,
} from './deliveryDate.ts'
import { shipDate } from './shipDate.ts'
import { latestShippingStart } from './shippingStart.ts'

const question = (change: Partial<DeliveryQuestion> = {}): DeliveryQuestion => ({
  now: new Date('2026-11-16T10:00:00+09:00'),
  orderDate: '2026-11-15T20:00:00+09:00',
  shipDate: '2026-11-20',
  categoryIdentifies: [],
  transportDays: 0,
  calendar: PLAIN_CALENDAR,
  ...change,
})

const reasonOf = (date: string, change: Partial<DeliveryQuestion> = {}) => {
  const answer = checkDeliveryDate(date, question(change))
  return answer.ok ? null : answer.error.reason
}

describe('DLV-4 the last delivery date', () => {
  it('the last delivery date is two months after the day of the order in Tokyo', () => {
    expect(lastDeliveryDate('2026-11-15T20:00:00+09:00')).toBe('2027-01-15')
    expect(lastDeliveryDate('2026-11-15T20:00:00Z')).toBe('2027-01-16')
    expect(lastDeliveryDate('2026-12-31T10:00:00+09:00')).toBe('2027-02-28')
  })
})

describe('DLV-5 the first delivery date', () => {
  it('follows three days after shipping', () => {
    expect(firstDeliveryDate({ shipDate: '2026-11-20', transportDays: 1 })).toBe('2026-11-23')
  })

  it('moves back for a place whose transport takes more than three days', () => {
    expect(firstDeliveryDate({ shipDate: '2026-11-20', transportDays: 12 })).toBe('2026-12-02')
    expect(checkDeliveryDate('2026-12-01', question({ transportDays: 12 }))).toEqual(
      err({ reason: 'ON_ITS_WAY', shipDate: '2026-11-20', firstDate: '2026-12-02', days: 12 }),
    )
  })
})

describe('DLV-6 a delivery date', () => {
  it('refuses a delivery date with its reason', () => {
    const days = daysFromTo('2026-11-19', '2026-11-27')
    expect(days.map((day) => reasonOf(day))).toEqual([
      'NOT_MADE_YET',
      'NOT_MADE_YET',
      'ON_ITS_WAY',
      'ON_ITS_WAY',
      'DAYS_OFF_ON_ITS_WAY',
      'DAYS_OFF_ON_ITS_WAY',
      'DAYS_OFF_ON_ITS_WAY',
      null,
      null,
    ])
  })

  it('refuses a delivery date with the days off that prevent it', () => {
    expect(checkDeliveryDate('2026-11-24', question())).toEqual(
      err({
        reason: 'DAYS_OFF_ON_ITS_WAY',
        shipDate: '2026-11-20',
        daysOff: [
          { day: '2026-11-21', reason: { kind: 'WEEKEND' } },
          { day: '2026-11-22', reason: { kind: 'WEEKEND' } },
          { day: '2026-11-23', reason: { kind: 'HOLIDAY', name: '勤労感謝の日' } },
        ],
      }),
    )
  })

  it('names no day off on or after the refused date', () => {
    expect(checkDeliveryDate('2026-11-22', question({ shipDate: '2026-11-19' }))).toEqual(
      err({
        reason: 'DAYS_OFF_ON_ITS_WAY',
        shipDate: '2026-11-19',
        daysOff: [{ day: '2026-11-21', reason: { kind: 'WEEKEND' } }],
      }),
    )
  })

  it('accepts the last delivery date and no later one', () => {
    expect([reasonOf('2027-01-15'), reasonOf('2027-01-16')]).toEqual([null, 'AFTER_LAST_DATE'])
  })

  it('refuses any delivery date once the last date has begun', () => {
    const now = (day: string) => ({ now: new Date(`${day}T00:00:00+09:00`), shipDate: '2027-01-05' })
    expect(reasonOf('2027-01-15', now('2027-01-14'))).toBeNull()
    expect(reasonOf('2027-01-15', now('2027-01-15'))).toBe('CHOICE_ENDED')
  })

  it('never requires shipping before production ends, and has a start of shipping on a working day', () => {
    fc.assert(
      fc.property(
        anyCalendar,
        fc.nat({ max: 3800 }),
        fc.nat({ max: 10 }),
        fc.nat({ max: 70 }),
        (calendar, at, make, off) => {
          const today = ALL_DAYS[at] ?? ''
          const now = new Date(`${today}T10:00:00+09:00`)
          const ships = shipDate(now, make, calendar)
          fc.pre(ships !== null)
          const date = addDays(today, off)
          const answer = checkDeliveryDate(date, {
            now,
            orderDate: now,
            shipDate: ships,
            categoryIdentifies: [],
            transportDays: 0,
            calendar,
          })
          const start = latestShippingStart(date, { calendar, categoryIdentifies: [], transportDays: 0 })
          const isAllowed =
            date <= lastDeliveryDate(now) && date >= addDays(ships, 3) && start !== null && start >= ships
          expect(answer.ok).toBe(isAllowed)
          if (answer.ok) expect(isDayOff(answer.value, calendar)).toBe(false)
        },
      ),
    )
  })
})

describe('DLV-7 the earliest delivery date', () => {
  it('the earliest delivery date is the first date that is not refused', () => {
    expect(earliestDeliveryDate(question())).toBe('2026-11-26')
    expect(earliestDeliveryDate(question({ shipDate: '2026-11-17' }))).toBe('2026-11-20')
  })

  it('the earliest delivery date may be the last date', () => {
    expect(earliestDeliveryDate(question({ shipDate: '2027-01-12' }))).toBe('2027-01-15')
    expect(earliestDeliveryDate(question({ shipDate: '2027-01-13' }))).toBeNull()
  })

  it('the earliest delivery date is null if no date is left before the last date', () => {
    expect(earliestDeliveryDate(question({ shipDate: '2027-01-14' }))).toBeNull()
  })

  it('the earliest delivery date is the first allowed date of a search from today', () => {
    fc.assert(
      fc.property(anyCalendar, fc.nat({ max: 3800 }), fc.nat({ max: 30 }), (calendar, at, make) => {
        const today = ALL_DAYS[at] ?? ''
        const now = new Date(`${today}T10:00:00+09:00`)
        const ships = shipDate(now, make, calendar)
        fc.pre(ships !== null)
        const asked = question({ now, orderDate: now, shipDate: ships, calendar })
        const expected = daysFromTo(today, addDays(today, 70)).find((date) => checkDeliveryDate(date, asked).ok) ?? null
        expect(earliestDeliveryDate(asked)).toBe(expected)
      }),
    )
  })
})

describe('DLV-8 the time of delivery', () => {
  it('the time of delivery is the morning by default', () => {
    expect([defaultDeliveryTime(true), defaultDeliveryTime(false)]).toEqual(['午前中', null])
  })

  it('accepts only the time bands of the carrier as a time of delivery', () => {
    expect(DELIVERY_TIMES.every(isDeliveryTime)).toBe(true)
    expect(isDeliveryTime('08:00-12:00')).toBe(false)
    expect(isDeliveryTime(NOT_SPECIFIED)).toBe(false)
  })
})

describe('DLV-8 the hours of a band', () => {
  it('are those of its text, and none for the morning', () => {
    expect(DELIVERY_TIMES.map(bandHours)).toEqual([
      null,
      { from: 12, to: 14 },
      { from: 14, to: 16 },
      { from: 16, to: 18 },
      { from: 18, to: 20 },
      { from: 19, to: 21 },
    ])
    expect(bandHours('8-9時')).toEqual({ from: 8, to: 9 })
  })

  it('are read from the whole text only', () => {
    expect(['約12-14時', '12-14時ごろ', NOT_SPECIFIED].map(bandHours)).toEqual([null, null, null])
  })
})

describe('DLV-9 a chosen time', () => {
  it('tells a time that nobody asked about from the choice of any time', () => {
    expect([readDeliveryTime(null), readDeliveryTime(' '), readDeliveryTime('指定なし')]).toEqual([
      null,
      NOT_SPECIFIED,
      NOT_SPECIFIED,
    ])
  })

  it('binds the carrier only by a time band', () => {
    expect([null, NOT_SPECIFIED, '14-16時'].map(boundDeliveryTime)).toEqual([null, null, '14-16時'])
  })

  it('reads a time band as itself, and any other text as undefined', () => {
    expect(readDeliveryTime(' 18-20時')).toBe('18-20時')
    expect(readDeliveryTime('18:00-20:00')).toBeUndefined()
  })
})
