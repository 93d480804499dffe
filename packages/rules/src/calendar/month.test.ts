import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToMonth, monthsBetween } from './month.ts'

const anyMonth = fc.date({ min: new Date('0001-01-01'), max: new Date('9990-12-31'), noInvalidDate: true })
const monthOf = (date: Date): string => date.toISOString().slice(0, 7)

describe('DAY-3 months', () => {
  it.each([
    ['2027-04', 0, '2027-04'],
    ['2027-04', 9, '2028-01'],
    ['2027-04', 8, '2027-12'],
    ['2027-01', -1, '2026-12'],
    ['2027-01', -12, '2026-01'],
    ['2026-12', 25, '2029-01'],
  ])('%s and %i months are %s', (month, count, later) => {
    expect(addToMonth(month, count)).toBe(later)
  })

  it('equal those of Date', () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: -11, max: 100 }), (date, count) => {
        const later = new Date(Date.UTC(2000, date.getUTCMonth() + count, 1))
        later.setUTCFullYear(later.getUTCFullYear() - 2000 + date.getUTCFullYear())
        fc.pre(later.getUTCFullYear() > 0 && later.getUTCFullYear() < 10_000)
        expect(addToMonth(monthOf(date), count)).toBe(monthOf(later))
      }),
    )
  })

  it('are counted from one to the other', () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: 1, max: 100 }), (date, count) => {
        const first = monthOf(date)
        expect(monthsBetween(first, addToMonth(first, count))).toBe(count)
        expect(monthsBetween(addToMonth(first, count), first)).toBe(-count)
      }),
    )
  })
})
