import { DEFAULT_CHANGE_POINT } from '@irodori/rules'
import { expect, it } from 'vitest'
import { dateAnswer, stillChosen } from './dateAnswer.ts'

/** A Friday; the goods are made by Thursday the 26th; the choice ends on 18 January. */
const question = {
  now: new Date('2026-11-20T10:00:00+09:00'),
  orderDate: '2026-11-18T03:00:00.000Z',
  shipDate: '2026-11-26',
  categoryIdentifies: ['card'],
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
  const answer = dateAnswer(day, question, new Set(refused))
  return answer.ok ? null : answer.reason
}

it('PCK-7: each day that cannot be chosen says why', () => {
  expect(reasonOf('2026-11-19')).toBe('PAST')
  expect(reasonOf('2026-11-25')).toBe('NOT_MADE_YET')
  expect(reasonOf('2026-11-28')).toBe('ON_ITS_WAY')
  expect(reasonOf('2026-11-29')).toBe('DAYS_OFF_ON_ITS_WAY')
  expect(reasonOf('2026-12-01')).toBeNull()
  expect(reasonOf('2027-01-18')).toBeNull()
  expect(reasonOf('2027-01-19')).toBe('AFTER_LAST_DATE')
})

it('PCK-7: two months after the order no day can be chosen any more', () => {
  const late = { ...question, now: new Date('2027-01-18T09:00:00+09:00') }
  expect(dateAnswer('2027-01-20', late, new Set())).toMatchObject({ ok: false, reason: 'CHOICE_ENDED' })
})

it('PCK-9: a day that the server has refused cannot be chosen again', () => {
  expect(reasonOf('2026-12-01', ['2026-12-01'])).toBe('SHOP_REFUSED')
})

it('PCK-9: a day that was chosen earlier is cleared when it cannot be chosen any more', () => {
  expect(stillChosen('2026-12-01', question)).toBe('2026-12-01')
  expect(stillChosen('2026-11-28', question)).toBeNull()
  expect(stillChosen(null, question)).toBeNull()
})
