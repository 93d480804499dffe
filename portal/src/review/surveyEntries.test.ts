import { surveyViolations } from '@irodori/rules/childrenSurvey'
import { expect, it } from 'vitest'
import { canAddChild, canRemoveChild, entriesFor, joinMonth, monthParts, withChild, yearsFor } from './surveyEntries.ts'

const NOW = new Date('2026-11-20T10:00:00+09:00')
const child = { dateOfBirth: '2024-05', isPregnant: false }

it('RVW-4: the survey has one entry for each child, and none for zero or no answer', () => {
  expect(entriesFor([child], 2)).toEqual([child, { dateOfBirth: '', isPregnant: false }])
  expect(entriesFor([child, child, child], 2)).toHaveLength(2)
  expect(entriesFor([child], 0)).toEqual([])
  expect(entriesFor([child], -1)).toEqual([])
})

it('RVW-4: starts five or more with five entries, and allows twenty', () => {
  const five = entriesFor([], 5)
  expect(five).toHaveLength(5)
  expect(canAddChild(five, 5)).toBe(true)
  expect(canAddChild(entriesFor([], 4), 4)).toBe(false)
  expect(canRemoveChild(five, 5)).toBe(false)
  expect(canRemoveChild(withChild(five), 5)).toBe(true)
  const twenty = entriesFor(
    Array.from({ length: 30 }, () => child),
    5,
  )
  expect(twenty).toHaveLength(20)
  expect(canAddChild(twenty, 5)).toBe(false)
})

it('RVW-4: offers years of birth up to this year, and expected births up to nine months ahead', () => {
  expect(yearsFor(false, NOW)[0]).toBe(2026)
  expect(yearsFor(true, NOW)).toEqual([2026, 2027])
  expect(yearsFor(true, new Date('2026-01-20T10:00:00+09:00'))).toEqual([2026])
})

it('RVW-4: keeps and reports a month that is only partly chosen', () => {
  expect(monthParts(joinMonth('2024', ''))).toEqual({ year: '2024', month: '' })
  expect(surveyViolations([{ dateOfBirth: joinMonth('2024', ''), isPregnant: false }], NOW)[0]?.reason).toBe(
    'MONTH_UNREADABLE',
  )
  expect(joinMonth('', '')).toBe('')
  expect(joinMonth('2024', '05')).toBe('2024-05')
})
