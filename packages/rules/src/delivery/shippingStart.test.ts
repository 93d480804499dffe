import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDayOff } from '../calendar/shopCalendar.ts'
import { addDays } from '../calendar/tokyoDay.ts'
import { ALL_DAYS, anyCalendar, PLAIN_CALENDAR, temporal } from '../../testing/calendars.ts'
import { latestShippingStart, shippingStart } from './shippingStart.ts'

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
    expect(latestShippingStart(delivery, PLAIN_CALENDAR)).toBe(start)
  })

  it('an earlier delivery never has a later start of shipping', () => {
    fc.assert(
      fc.property(anyCalendar, anyDelivery, (calendar, delivery) => {
        const start = latestShippingStart(delivery, calendar)
        const next = latestShippingStart(addDays(delivery, 1), calendar)
        fc.pre(start !== null && next !== null)
        expect(start <= next).toBe(true)
        expect(isDayOff(start, calendar)).toBe(false)
      }),
    )
  })
})

describe('DLV-2 a week with many days off', () => {
  it('makes the parcel leave on its first working day', () => {
    expect(latestShippingStart('2027-01-06', closed('2026-12-31', '2027-01-04'))).toBe('2026-12-30')
    expect(latestShippingStart('2027-01-07', closed('2026-12-31', '2027-01-04'))).toBe('2027-01-05')
  })

  it('makes the parcel leave before it if it has no working day', () => {
    expect(latestShippingStart('2027-01-05', closed('2026-12-29', '2027-01-04'))).toBe('2026-12-28')
    expect(latestShippingStart('2027-01-11', closed('2026-12-26', '2027-01-12'))).toBe('2026-12-25')
  })

  it('agrees with a filtered list of the seven days', () => {
    fc.assert(
      fc.property(anyCalendar, anyDelivery, (calendar, delivery) => {
        const end = ALL_DAYS.indexOf(delivery)
        const isWorking = (day: string) => !isDayOff(day, calendar)
        const week = ALL_DAYS.slice(end - 7, end).filter(isWorking)
        const expected = week.at(-3) ?? week[0] ?? ALL_DAYS.slice(end - 800, end).findLast(isWorking) ?? null
        expect(latestShippingStart(delivery, calendar)).toBe(expected)
      }),
    )
  })
})

describe('DLV-3 the start of shipping', () => {
  it('shipping never starts before the goods are ready', () => {
    expect(shippingStart('2026-11-20', '2026-11-16', PLAIN_CALENDAR)).toBe('2026-11-17')
    expect(shippingStart('2026-11-20', '2026-11-19', PLAIN_CALENDAR)).toBe('2026-11-19')
  })
})
