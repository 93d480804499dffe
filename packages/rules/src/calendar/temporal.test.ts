import type { Temporal } from '@irodori/contract/entities/notice'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_DAYS, anyTemporal, EMPTY_TEMPORAL, inZones, temporal } from '../../testing/calendars.ts'
import { covers, dayNumber, dayRule } from './temporal.ts'

const coveredIn = (year: number, change: Partial<Temporal>) =>
  ALL_DAYS.filter((day) => day.startsWith(`${year}`) && covers(temporal(change), day))

/** An independent implementation of the rules with the platform's own dates, field by field. */
function coversIndependently(rule: Temporal, day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  const january = new Date(`${day.slice(0, 4)}-01-01T00:00:00Z`)
  const ordinal = Math.round((at.getTime() - january.getTime()) / 86_400_000)
  const byDay = new Set([at.getUTCDay(), 6 + at.getUTCDate(), 38 + ordinal])
  const byWeek = new Set([Math.floor((at.getUTCDate() - 1) / 7), 5 + Math.floor(ordinal / 7)])
  const conditions: boolean[] = []
  if (rule.soleDate !== null) conditions.push(at.getTime() === Date.parse(rule.soleDate))
  if (rule.fromDate !== null) conditions.push(at.getTime() >= Date.parse(rule.fromDate))
  if (rule.toDate !== null) conditions.push(at.getTime() <= Date.parse(rule.toDate))
  if (rule.day !== null) conditions.push(byDay.has(rule.day))
  if (rule.week !== null) conditions.push(byWeek.has(rule.week))
  if (rule.month !== null) conditions.push(at.getUTCMonth() + 1 === rule.month)
  return conditions.length > 0 && !conditions.includes(false)
}

describe('CAL-1 a temporal', () => {
  it('covers its sole date', () => {
    expect(coveredIn(2027, { soleDate: '2027-03-31' })).toEqual(['2027-03-31'])
  })

  it('covers a range with both its ends, also across the end of a year', () => {
    const newYear = { fromDate: '2026-12-30', toDate: '2027-01-02' }
    expect(coveredIn(2026, newYear)).toEqual(['2026-12-30', '2026-12-31'])
    expect(coveredIn(2027, newYear)).toEqual(['2027-01-01', '2027-01-02'])
  })

  it('a temporal is unbounded at an end that is null', () => {
    expect(coveredIn(2027, { fromDate: '2027-12-30' })).toEqual(['2027-12-30', '2027-12-31'])
    expect(coveredIn(2027, { toDate: '2027-01-02' })).toEqual(['2027-01-01', '2027-01-02'])
  })

  it('covers only days that fulfil all its fields', () => {
    expect(coveredIn(2027, { day: 1, month: 2, fromDate: '2027-02-10' })).toEqual(['2027-02-15', '2027-02-22'])
  })

  it('agrees with an independent implementation on every day of 2019 to 2031', () => {
    fc.assert(
      fc.property(anyTemporal, (rule) => {
        for (const day of ALL_DAYS) if (covers(rule, day) !== coversIndependently(rule, day)) throw new Error(day)
      }),
      { numRuns: 60 },
    )
  })

  it('covers the same days in every time zone', () => {
    const some = ALL_DAYS.filter((_, index) => index % 7 === 3)
    fc.assert(
      fc.property(anyTemporal, (rule) => {
        const [first, ...others] = inZones(() => some.filter((day) => covers(rule, day)))
        for (const other of others) expect(other).toEqual(first)
      }),
      { numRuns: 20 },
    )
  })
})

describe('CAL-2 the number of a day', () => {
  it.each([
    [0, { kind: 'WEEKDAY', weekday: 0 }],
    [6, { kind: 'WEEKDAY', weekday: 6 }],
    [7, { kind: 'DAY_OF_MONTH', date: 1 }],
    [37, { kind: 'DAY_OF_MONTH', date: 31 }],
    [38, { kind: 'DAY_OF_YEAR', dayOfYear: 1 }],
    [403, { kind: 'DAY_OF_YEAR', dayOfYear: 366 }],
    [404, null],
    [-1, null],
    [1.5, null],
  ])('reads %d as its rule', (number, rule) => {
    expect(dayRule(number)).toEqual(rule)
  })

  it('restores the number of a day from its rule', () => {
    for (let number = 0; number <= 403; number += 1) {
      const rule = dayRule(number)
      expect(rule && dayNumber(rule)).toBe(number)
    }
  })

  it('covers Sundays, the 31st, and the last day of leap years', () => {
    expect(coveredIn(2027, { day: 0 })).toHaveLength(52)
    expect(coveredIn(2027, { day: 37 })).toHaveLength(7)
    expect(ALL_DAYS.filter((day) => covers(temporal({ day: 403 }), day))).toEqual([
      '2020-12-31',
      '2024-12-31',
      '2028-12-31',
    ])
  })
})

describe('CAL-3 the number of a week', () => {
  it('selects the n-th weekday of a month: the second Monday of January is Coming of Age Day', () => {
    expect(coveredIn(2027, { day: 1, week: 1, month: 1 })).toEqual(['2027-01-11'])
  })

  it('puts the days after the 28th into the fifth week', () => {
    expect(coveredIn(2027, { week: 4, month: 2 })).toEqual([])
    expect(coveredIn(2027, { week: 4, month: 4 })).toEqual(['2027-04-29', '2027-04-30'])
  })

  it('counts weeks of the year from 5 up', () => {
    expect(coveredIn(2027, { week: 5 })).toEqual(coveredIn(2027, { fromDate: '2027-01-01', toDate: '2027-01-07' }))
    expect(coveredIn(2027, { week: 57 })).toEqual(['2027-12-31'])
    expect(coveredIn(2028, { week: 57 })).toEqual(['2028-12-30', '2028-12-31'])
  })
})

describe('CAL-4 a temporal without any field', () => {
  it('covers nothing', () => {
    expect(ALL_DAYS.filter((day) => covers(EMPTY_TEMPORAL, day))).toEqual([])
  })
})
