import { addToMonth } from '@irodori/rules/month'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sampleItems.ts'
import { sampleMonthGrid } from '../../testing/sampleMonthGrid.ts'
import { applyChange, isNoChange } from '../document/change.ts'
import { beginHistory, perform, undo } from '../document/history.ts'
import { changeStart, startMonth } from './startMonth.ts'

const monthGrid = sampleMonthGrid()
/** A cover and thirteen months from January 2027. */
const calendar = sampleDocument([
  samplePage({ key: 'cover' }),
  ...Array.from({ length: 13 }, (_, at) =>
    samplePage({ key: `sheet ${at}`, sheet: { monthGrid, month: addToMonth('2027-01', at) } }),
  ),
])
const monthsOf = ({ pages }: typeof calendar) => pages.map(({ sheet }) => sheet.month)

test('CLD-6: a calendar begins with the earliest month of its pages', () => {
  const sheets = calendar.pages.map(({ sheet }) => sheet)
  expect(startMonth(sheets)).toBe('2027-01')
  expect(startMonth(sheets.toReversed())).toBe('2027-01')
  expect(startMonth([samplePage().sheet, { month: '2027-01' }])).toBeNull()
})

test('CLD-6: a change of the start moves every month alike, as one step that undo reverts', () => {
  const step = { label: 'calendarStart', change: changeStart(calendar.pages, '2027-04'), gesture: null }
  const changed = perform(beginHistory(calendar), step)
  const expected = Array.from({ length: 13 }, (_, at) => addToMonth('2027-04', at))
  expect(monthsOf(changed.document)).toEqual([undefined, ...expected])
  expect(changed.document.pages[0]).toBe(calendar.pages[0])
  expect(changed.past).toHaveLength(1)
  expect(undo(changed).document).toEqual(calendar)
})

test('CLD-6: changing the start there and back restores all months', () => {
  fc.assert(
    fc.property(fc.integer({ min: -36, max: 60 }), (count) => {
      const there = applyChange(calendar, changeStart(calendar.pages, addToMonth('2027-01', count)))
      expect(applyChange(there, changeStart(there.pages, '2027-01'))).toEqual(calendar)
    }),
  )
})

test('the same start, or a design without months, is no change', () => {
  expect(isNoChange(changeStart(calendar.pages, '2027-01'))).toBe(true)
  expect(isNoChange(changeStart([samplePage()], '2027-01'))).toBe(true)
})
