import { describe, expect, it } from 'vitest'
import { inZones } from '../../testing/calendars.ts'
import { childrenForCount, NUMBER_OF_CHILDREN_OPTIONS, surveyAction, surveyViolations } from './childrenSurvey.ts'

const NOW = new Date('2026-11-30T15:30:00Z')
const child = (dateOfBirth: string, isPregnant = false) => ({ dateOfBirth, isPregnant })
const reasonFor = (dateOfBirth: string, isPregnant = false) =>
  surveyViolations([child(dateOfBirth, isPregnant)], NOW)[0]?.reason ?? null

describe('SUR-1 the number of children', () => {
  it('the number of children is 0 to 4, 5 for five or more, or -1 for no answer', () => {
    expect(NUMBER_OF_CHILDREN_OPTIONS).toEqual([0, 1, 2, 3, 4, 5, -1])
  })
})

describe('SUR-2 the survey', () => {
  it('the survey accepts at most 20 children', () => {
    const children = (count: number) => Array.from({ length: count }, () => child('2020-01'))
    expect(surveyViolations(children(20), NOW)).toEqual([])
    expect(surveyViolations(children(21), NOW)).toEqual([{ reason: 'TOO_MANY_CHILDREN', maximum: 20 }])
  })

  it('requires the month of a birth, this month in Tokyo at the latest', () => {
    const births = ['', '2026-13', '2026-1', '2026-12', '2027-01']
    const expected = ['MONTH_MISSING', 'MONTH_UNREADABLE', 'MONTH_UNREADABLE', null, 'BORN_LATER_THAN_NOW']
    for (const seen of inZones(() => births.map((month) => reasonFor(month)))) expect(seen).toEqual(expected)
  })

  it('allows an expected birth from this month to nine months ahead, or without a month', () => {
    const months = ['2026-11', '2026-12', '2027-09', '2027-10', '']
    const expected = ['DUE_BEFORE_NOW', null, null, 'DUE_TOO_LATE', null]
    expect(months.map((month) => reasonFor(month, true))).toEqual(expected)
  })

  it('reports the index of each wrong entry', () => {
    const violations = surveyViolations([child('2020-01'), child(''), child('2027-10', true)], NOW)
    expect(violations).toEqual([
      { reason: 'MONTH_MISSING', index: 1 },
      { reason: 'DUE_TOO_LATE', index: 2, lastMonth: '2027-09' },
    ])
  })
})

describe('SUR-3 childrenForCount', () => {
  it('returns no children for a count that is not positive', () => {
    const children = [child('2020-01')]
    expect(childrenForCount(children, 1)).toEqual(children)
    expect([0, -1].map((count) => childrenForCount(children, count))).toEqual([[], []])
  })

  it('returns the first 20 children of more', () => {
    const children = Array.from({ length: 21 }, (_, index) => child(`20${String(index).padStart(2, '0')}-01`))
    expect(childrenForCount(children, 5)).toEqual(children.slice(0, -1))
  })
})

describe('SUR-4 the first answer', () => {
  it('creates the survey, later answers update it', () => {
    expect([null, -1, 0, 3].map(surveyAction)).toEqual(['CREATE', 'UPDATE', 'UPDATE', 'UPDATE'])
  })
})
