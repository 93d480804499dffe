import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShopCalendar } from '../calendar/shopCalendar.ts'
import { isDayOff } from '../calendar/shopCalendar.ts'
import { ALL_DAYS, anyCalendar, inZones, PLAIN_CALENDAR, temporal } from '../../testing/calendars.ts'
import {
  daysOffBetween,
  daysToShip,
  lateStart,
  latestShipDate,
  orderShipDate,
  productShipDate,
  shipDate,
} from './shipDate.ts'

const at = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`)
const goods = (change = {}) => ({ id: 'card', categoryIdentify: 'card', creatingTime: 2, ...change })

const anyNow = fc
  .tuple(fc.constantFrom(...ALL_DAYS.slice(0, -900)), fc.constantFrom('00:00', '12:59', '13:00', '23:59'))
  .map(([day, time]) => ({ day, time, now: at(day, time) }))

/** The count of the specification, day by day: each day off within the period extends it by one day. */
function countedDays(day: string, time: string, creatingTime: number, calendar: ShopCalendar): number {
  const start = ALL_DAYS.indexOf(day)
  const isOff = (offset: number) => isDayOff(ALL_DAYS[start + offset] ?? '', calendar)
  let window = creatingTime
  if (time >= '13:00' || isOff(0)) window += 1
  for (let offset = 1; offset <= window; offset += 1) if (isOff(offset)) window += 1
  return window
}

describe('SHP-1 a late start', () => {
  it.each([
    ['2026-11-20', '12:59', null],
    ['2026-11-20', '13:00', 'CHANGE_POINT'],
    ['2026-11-21', '09:00', 'DAY_OFF'],
    ['2026-11-23', '18:00', 'DAY_OFF'],
  ])('a start on %s at %s is late for the reason %s', (day, time, reason) => {
    expect(lateStart(at(day, time), PLAIN_CALENDAR)).toBe(reason)
  })

  it('follows the change point of the shop', () => {
    for (const changePoint of ['09:30', '9:30']) {
      const calendar = { ...PLAIN_CALENDAR, changePoint }
      expect(lateStart(at('2026-11-20', '09:29'), calendar)).toBeNull()
      expect(lateStart(at('2026-11-20', '09:30'), calendar)).toBe('CHANGE_POINT')
    }
  })
})

describe('SHP-2 the ship date', () => {
  it.each([
    ['2026-11-16', '10:00', 0, '2026-11-16', 0],
    ['2026-11-16', '13:00', 0, '2026-11-17', 1],
    ['2026-11-16', '10:00', 3, '2026-11-19', 3],
    ['2026-11-20', '10:00', 1, '2026-11-24', 4],
    ['2026-11-21', '10:00', 1, '2026-11-25', 4],
    ['2026-09-18', '14:00', 0, '2026-09-24', 6],
  ])('an order on %s at %s for goods of %i days ships on %s', (day, time, creatingTime, date, days) => {
    for (const seen of inZones(() => shipDate(at(day, time), creatingTime, PLAIN_CALENDAR))) expect(seen).toBe(date)
    expect(daysToShip(at(day, time), creatingTime, PLAIN_CALENDAR)).toBe(days)
  })

  it('agrees with the count of the specification', () => {
    fc.assert(
      fc.property(
        anyCalendar,
        anyNow,
        fc.integer({ min: 0, max: 15 }),
        (calendar, { day, time, now }, creatingTime) => {
          const days = daysToShip(now, creatingTime, calendar)
          fc.pre(days !== null)
          expect(days).toBe(countedDays(day, time, creatingTime, calendar))
        },
      ),
    )
  })

  it('the ship date is a working day, and later for goods that take longer', () => {
    fc.assert(
      fc.property(anyCalendar, anyNow, fc.integer({ min: 0, max: 15 }), (calendar, { now }, creatingTime) => {
        const [one, longer] = [shipDate(now, creatingTime, calendar), shipDate(now, creatingTime + 1, calendar)]
        fc.pre(one !== null && longer !== null)
        expect(isDayOff(one, calendar)).toBe(false)
        expect(longer > one).toBe(true)
      }),
    )
  })

  it('the ship date is null if the shop never works', () => {
    const temporals = [temporal({ fromDate: '2019-01-01' })]
    const calendar = { ...PLAIN_CALENDAR, events: [{ id: 'off', isDayOff: true, description: '', temporals }] }
    expect(shipDate(at('2026-11-16', '10:00'), 0, calendar)).toBeNull()
    expect(daysToShip(at('2026-11-16', '10:00'), 0, calendar)).toBeNull()
  })
})

describe('SHP-3 a ship date fixed by the shop', () => {
  const calendar: ShopCalendar = {
    ...PLAIN_CALENDAR,
    shipDateOverrides: [{ productId: 'named', fromDate: '2020-04-24', toDate: '2020-04-30', shipDate: '2020-05-11' }],
  }
  const named = goods({ id: 'named' })

  it('takes precedence for its product and days only', () => {
    expect(productShipDate(named, at('2020-04-23', '10:00'), calendar)).toBe('2020-04-27')
    expect(productShipDate(named, at('2020-04-24', '10:00'), calendar)).toBe('2020-05-11')
    expect(productShipDate(named, at('2020-04-30', '23:59'), calendar)).toBe('2020-05-11')
    expect(productShipDate(named, at('2020-05-01', '00:00'), calendar)).toBe('2020-05-08')
    expect(productShipDate(goods(), at('2020-04-24', '10:00'), calendar)).toBe('2020-04-28')
  })
})

describe('SHP-2 the ship date of a product', () => {
  it('skips the days off of its category', () => {
    const closed = { description: '', temporals: [temporal({ soleDate: '2026-11-18' })] }
    const calendar = { ...PLAIN_CALENDAR, categoryDaysOff: [{ ...closed, categoryIdentifies: ['clock'] }] }
    const now = at('2026-11-16', '10:00')
    expect(productShipDate(goods(), now, calendar)).toBe('2026-11-18')
    expect(productShipDate(goods({ categoryIdentify: 'clock' }), now, calendar)).toBe('2026-11-19')
  })
})

describe('SHP-4 the ship date of an order', () => {
  it('is unknown if one of its products can never ship', () => {
    expect(latestShipDate(['2026-11-20', '2026-11-18'])).toBe('2026-11-20')
    expect(latestShipDate([null, '2026-11-20'])).toBeNull()
    expect(latestShipDate(['2026-11-20', null])).toBeNull()
    expect(latestShipDate(['2026-11-20', null, '2026-11-25'])).toBeNull()
  })

  it('an order ships on the ship date of its latest product', () => {
    const now = at('2026-11-16', '10:00')
    const order = [goods(), goods({ creatingTime: 4 }), goods({ creatingTime: 1 })]
    expect(orderShipDate(order, now, PLAIN_CALENDAR)).toBe('2026-11-20')
    expect(orderShipDate([], now, PLAIN_CALENDAR)).toBeNull()
  })
})

describe('SHP-5 daysOffBetween', () => {
  it('returns each day off with its reason', () => {
    expect(daysOffBetween('2026-11-20', '2026-11-24', PLAIN_CALENDAR)).toEqual([
      { day: '2026-11-21', reason: { kind: 'WEEKEND' } },
      { day: '2026-11-22', reason: { kind: 'WEEKEND' } },
      { day: '2026-11-23', reason: { kind: 'HOLIDAY', name: '勤労感謝の日' } },
    ])
    expect(daysOffBetween('2026-11-24', '2026-11-20', PLAIN_CALENDAR)).toEqual([])
  })
})
