import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_DAYS, anyCalendar, PLAIN_CALENDAR, temporal } from '../../testing/calendars.ts'
import type { ShopCalendar } from '../calendar/shopCalendar.ts'
import { isDayOff } from '../calendar/shopCalendar.ts'
import { addDays } from '../calendar/tokyoDay.ts'
import { latestShippingStart } from './shippingStart.ts'

const route = (calendar: ShopCalendar, transportDays = 0) => ({ calendar, categoryIdentifies: [], transportDays })

const anyDelivery = fc.constantFrom(...ALL_DAYS.slice(900))

const closed = (fromDate: string, toDate: string) => ({
  ...PLAIN_CALENDAR,
  events: [{ id: 'closed', isDayOff: true, description: '', temporals: [temporal({ fromDate, toDate })] }],
})

describe('DLV-1 latestShippingStart', () => {
  it.each([
    ['2026-11-20', '2026-11-17'],
    ['2026-11-22', '2026-11-18'],
    ['2026-11-24', '2026-11-18'],
    ['2026-11-26', '2026-11-20'],
  ])('a delivery on %s has its latest start of shipping on %s', (delivery, start) => {
    expect(latestShippingStart(delivery, route(PLAIN_CALENDAR))).toBe(start)
  })

  it('an earlier delivery never has a later start of shipping', () => {
    fc.assert(
      fc.property(anyCalendar, anyDelivery, (calendar, delivery) => {
        const start = latestShippingStart(delivery, route(calendar))
        const next = latestShippingStart(addDays(delivery, 1), route(calendar))
        fc.pre(start !== null && next !== null)
        expect(start <= next).toBe(true)
        expect(isDayOff(start, calendar)).toBe(false)
      }),
    )
  })
})

describe('DLV-2 a week with many days off', () => {
  const newYear = (transportDays = 0) => route(closed('2026-12-31', '2027-01-04'), transportDays)

  it('makes the parcel leave on its first working day that leaves three days for transport', () => {
    expect(latestShippingStart('2027-01-06', newYear())).toBe('2026-12-30')
    expect(latestShippingStart('2027-01-07', newYear())).toBe('2026-12-30')
    expect(latestShippingStart('2027-01-08', newYear())).toBe('2027-01-05')
  })

  it('counts the seventh day before the delivery too', () => {
    expect(latestShippingStart('2026-12-11', route(closed('2026-12-09', '2026-12-10')))).toBe('2026-12-04')
  })

  it('makes the parcel leave before it if it has no working day', () => {
    expect(latestShippingStart('2027-01-05', route(closed('2026-12-29', '2027-01-04')))).toBe('2026-12-28')
    expect(latestShippingStart('2027-01-11', route(closed('2026-12-26', '2027-01-12')))).toBe('2026-12-25')
  })

  it('agrees with a search from the day of delivery backwards', () => {
    fc.assert(
      fc.property(anyCalendar, anyDelivery, fc.nat({ max: 12 }), (calendar, delivery, transportDays) => {
        const end = ALL_DAYS.indexOf(delivery)
        const isWorking = (day: string) => !isDayOff(day, calendar)
        const week = ALL_DAYS.slice(end - 7, end).filter(isWorking)
        const counted = week.at(-3) ?? week[0]
        const inTime = ALL_DAYS.slice(end - 800, end + 1 - Math.max(3, transportDays))
        const expected =
          counted !== undefined && inTime.includes(counted) ? counted : (inTime.findLast(isWorking) ?? null)
        expect(latestShippingStart(delivery, route(calendar, transportDays))).toBe(expected)
      }),
    )
  })
})

describe('DLV-10 the days on the way', () => {
  it('a parcel to a place of many days of transport leaves that much earlier', () => {
    const at = (days: number) => latestShippingStart('2026-12-18', route(PLAIN_CALENDAR, days))
    expect([at(0), at(3), at(4), at(5), at(12)]).toEqual([
      '2026-12-15',
      '2026-12-15',
      '2026-12-14',
      '2026-12-11',
      '2026-12-04',
    ])
  })
})
