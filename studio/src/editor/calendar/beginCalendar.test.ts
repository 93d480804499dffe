import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import { expect, it } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { sampleDocument, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { historyAtom, pagesAtom } from '../state/designState.ts'
import { beginCalendar } from './beginCalendar.ts'

function begin() {
  const cover = samplePage('cover', [sampleText('title', 1)])
  const sheets = ['2027-01', '2027-02'].map((month, at) => {
    const page = samplePage(month, [], { sideNumber: at + 2 })
    return { ...page, sheet: { ...page.sheet, monthGrid: sampleMonthGrid(), month } }
  })
  const editor = createTestEditor(sampleDocument(cover, ...sheets))
  const months = () => editor.store.get(pagesAtom).map(({ sheet }) => sheet.month)
  const steps = () => editor.store.get(historyAtom).past.map(({ label }) => label)
  return { ...editor, journal: null, months, steps }
}

it('CLD-6: a new calendar begins with the month of its address, in one step that undo reverts', () => {
  const editor = begin()
  beginCalendar(editor, '?o=white&start=2027-04')
  expect(editor.months()).toEqual([undefined, '2027-04', '2027-05'])
  expect(editor.steps()).toEqual(['calendarStart'])
  editor.actions.undo()
  expect(editor.months()).toEqual([undefined, '2027-01', '2027-02'])
})

it.each(['', '?start=', '?start=2027-13', '?start=1999-01', '?start=2027-01'])(
  'CLD-6: a calendar keeps the months of its templates with the query %j',
  (search) => {
    const editor = begin()
    beginCalendar(editor, search)
    expect([editor.months(), editor.steps()]).toEqual([[undefined, '2027-01', '2027-02'], []])
  },
)

it('CLD-6: a calendar with work of an earlier visit keeps its start, also if the start was taken back', () => {
  const editor = begin()
  beginCalendar(editor, '?start=2027-04')
  beginCalendar(editor, '?start=2028-01')
  expect(editor.months()[1]).toBe('2027-04')
  editor.actions.undo()
  beginCalendar(editor, '?start=2028-01')
  expect(editor.months()[1]).toBe('2027-01')
})
