import { DEFAULT_CHANGE_POINT } from '@irodori/rules/shopCalendar'
import { expect, it } from 'vitest'
import { checkDate, keepChosenDay } from './checkDate.ts'

/** Today is a Friday; the goods ship on Thursday the 26th; the last delivery date is 18 January. */
const question = {
  now: new Date('2026-11-20T10:00:00+09:00'),
  orderDate: '2026-11-18T03:00:00.000Z',
  shipDate: '2026-11-26',
  categoryIdentifies: ['card'],
  transportDays: 0,
  calendar: {
    events: [
      {
        id: 'new-year',
        isDayOff: true,
        description: '年末年始休業',
        temporals: [
          { soleDate: null, fromDate: '2026-12-29', toDate: '2027-01-04', day: null, week: null, month: null },
        ],
      },
    ],
    categoryDaysOff: [],
    shipDateOverrides: [],
    changePoint: DEFAULT_CHANGE_POINT,
  },
}
const reasonOf = (day: string, refused: readonly string[] = []) => {
  const check = checkDate(day, question, new Set(refused))
  return check.ok ? null : check.error.reason
}

it('PCK-7: names the reason for each day that cannot be chosen', () => {
  expect(reasonOf('2026-11-19')).toBe('PAST')
  expect(reasonOf('2026-11-25')).toBe('NOT_MADE_YET')
  expect(reasonOf('2026-11-28')).toBe('ON_ITS_WAY')
  expect(reasonOf('2026-11-29')).toBe('DAYS_OFF_ON_ITS_WAY')
  expect(reasonOf('2026-12-01')).toBeNull()
  expect(reasonOf('2027-01-18')).toBeNull()
  expect(reasonOf('2027-01-19')).toBe('AFTER_LAST_DATE')
})

it('PCK-7: accepts no day from two months after the order on', () => {
  const late = { ...question, now: new Date('2027-01-18T09:00:00+09:00') }
  expect(checkDate('2027-01-20', late, new Set())).toMatchObject({ ok: false, error: { reason: 'CHOICE_ENDED' } })
})

it('PCK-9: refuses a day that the server has refused', () => {
  expect(reasonOf('2026-12-01', ['2026-12-01'])).toBe('SHOP_REFUSED')
})

it('PCK-9: clears a chosen day that can no longer be chosen', () => {
  expect(keepChosenDay('2026-12-01', question)).toBe('2026-12-01')
  expect(keepChosenDay('2026-11-28', question)).toBeNull()
  expect(keepChosenDay(null, question)).toBeNull()
})
