import { DAY_MS } from '@irodori/contract/durations'
import type { Temporal } from '@irodori/contract/entities/notice'
import fc from 'fast-check'
import type { ShopCalendar } from '../src/calendar/shopCalendar.ts'
import type { Day } from '../src/calendar/tokyoDay.ts'

/** All days from the first to the last, computed without the code under test. */
export function daysFromTo(first: Day, last: Day): Day[] {
  const start = Date.parse(first)
  const count = (Date.parse(last) - start) / DAY_MS + 1
  return Array.from({ length: count }, (_, index) => new Date(start + index * DAY_MS).toISOString().slice(0, 10))
}

export const ALL_DAYS: readonly Day[] = daysFromTo('2019-01-01', '2031-12-31')

export const anyDay = fc.constantFrom(...ALL_DAYS)

export const EMPTY_TEMPORAL: Temporal = {
  soleDate: null,
  fromDate: null,
  toDate: null,
  day: null,
  week: null,
  month: null,
}

export const temporal = (change: Partial<Temporal>): Temporal => ({ ...EMPTY_TEMPORAL, ...change })

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 })

/** Temporals as a shop might enter them, including meaningless ones. */
export const anyTemporal: fc.Arbitrary<Temporal> = fc.record({
  soleDate: fc.option(anyDay, { nil: null, freq: 1 }),
  fromDate: maybe(anyDay),
  toDate: maybe(anyDay),
  day: maybe(fc.integer({ min: -1, max: 410 })),
  week: maybe(fc.integer({ min: -1, max: 60 })),
  month: maybe(fc.integer({ min: 0, max: 13 })),
})

const anyEvent = fc.record({
  id: fc.uuid(),
  isDayOff: fc.boolean(),
  description: fc.constant('event'),
  temporals: fc.array(anyTemporal, { maxLength: 3 }),
})

/** Single days off, so that calendars have many gaps of one to several days. */
const anyFewDaysOff = fc.array(anyDay, { maxLength: 60 }).map((days) => ({
  id: 'few',
  isDayOff: true,
  description: 'few',
  temporals: days.map((soleDate) => temporal({ soleDate })),
}))

export const PLAIN_CALENDAR: ShopCalendar = {
  events: [],
  categoryDaysOff: [],
  shipDateOverrides: [],
  changePoint: '13:00',
}

export const anyCalendar: fc.Arbitrary<ShopCalendar> = fc
  .tuple(fc.array(anyEvent, { maxLength: 4 }), anyFewDaysOff)
  .map(([events, few]) => ({ ...PLAIN_CALENDAR, events: [...events, few] }))

/** The results of a function on machines of different time zones, some of which have summer time. */
export function inZones<T>(run: () => T): T[] {
  const before = process.env.TZ
  try {
    return ['UTC', 'America/Los_Angeles', 'Australia/Sydney', 'Asia/Tokyo'].map((zone) => {
      process.env.TZ = zone
      return run()
    })
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
}
