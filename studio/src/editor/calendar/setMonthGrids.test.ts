import type { Sheet } from '@irodori/design/designPage'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import { EMPTY_PATH } from '@irodori/geometry/path'
import type { TypesetGrid } from '../../kernel/kernel.ts'
import { expect, it, vi } from 'vitest'
import { controlled, settle } from '../../../testing/controlledPromise.ts'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { sampleDocument, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { pagesAtom } from '../state/designState.ts'
import { findingsAtom } from '../state/findings.ts'
import { monthGridsAtom } from '../state/resourceState.ts'
import { setMonthGrids } from './setMonthGrids.ts'

const gridOfMonth = (month: string | undefined, unfit: TypesetGrid['unfit'] = []): TypesetGrid => ({
  fills: [{ shape: 'LETTERS', outline: EMPTY_PATH, colour: `#${month}` }],
  unfit,
})
const shownGrid = (month: string) => ({ fills: gridOfMonth(month).fills, findings: [] })

function begin(gridOf = vi.fn(async ({ month }: Sheet) => gridOfMonth(month))) {
  const plain = samplePage('cover', [sampleText('title', 1)])
  const calendar = samplePage('april', [sampleText('words', 1)])
  const sheet: Sheet = { ...calendar.sheet, monthGrid: sampleMonthGrid(), month: '2027-04' }
  const { store, actions } = createTestEditor(sampleDocument(plain, { ...calendar, sheet }))
  setMonthGrids(store, { gridOf })
  const showMonth = (month: string): void => {
    const { templateId, sheet: shown } = store.get(pagesAtom)[1] ?? calendar
    const before = { ...shown, templateId }
    actions.perform('template', { april: { items: {}, sheet: { before, after: { ...before, month } } } })
  }
  const shown = () => store.get(monthGridsAtom)
  return { store, gridOf, showMonth, shown }
}

it('CLD-3: sets the grids of the pages that have one, and again when the month changes', async () => {
  const { gridOf, showMonth, shown } = begin()
  await settle()
  expect([...shown()]).toEqual([['april', shownGrid('2027-04')]])
  showMonth('2027-05')
  await settle()
  expect([...shown()]).toEqual([['april', shownGrid('2027-05')]])
  expect(gridOf).toHaveBeenCalledTimes(2)
})

it('ignores a late grid of an earlier month', async () => {
  const slow = controlled<TypesetGrid>()
  const { gridOf, showMonth, shown } = begin(vi.fn(() => slow.promise))
  gridOf.mockImplementation(async () => gridOfMonth('2027-05'))
  showMonth('2027-05')
  await settle()
  slow.resolve(gridOfMonth('2027-04'))
  await settle()
  expect([...shown()]).toEqual([['april', shownGrid('2027-05')]])
})

it('asks again for a grid whose font could not be loaded', async () => {
  vi.useFakeTimers()
  const gridOf = vi.fn(async ({ month }: Sheet) => gridOfMonth(month))
  gridOf.mockRejectedValueOnce(new Error('HTTP status 503'))
  const { shown } = begin(gridOf)
  await vi.advanceTimersByTimeAsync(3000)
  expect(shown().size).toBe(0)
  await vi.advanceTimersByTimeAsync(2000)
  expect([...shown()]).toEqual([['april', shownGrid('2027-04')]])
  vi.useRealTimers()
})

it('CLD-9: names that are too long or cannot be printed are findings of their page', async () => {
  const unfit = [
    { name: 'おばあちゃんの誕生日', isTooLong: true, missing: [] },
    { name: '𠮷野 3歳', isTooLong: false, missing: ['𠮷'] },
    { name: '𠮷田と𩸽の結婚記念日', isTooLong: true, missing: ['𠮷', '𩸽'] },
  ]
  const { store, showMonth } = begin(vi.fn(async ({ month }) => gridOfMonth(month, month === '2027-04' ? unfit : [])))
  await settle()
  const place = { pageKey: 'april', itemId: 'month', severity: 'WARNING', repair: null }
  expect(store.get(findingsAtom).filter(({ itemId }) => itemId === 'month')).toEqual([
    { ...place, kind: 'NAME_TOO_LONG', names: ['おばあちゃんの誕生日', '𠮷田と𩸽の結婚記念日'] },
    { ...place, kind: 'NAME_MISSING', names: ['𠮷野 3歳', '𠮷田と𩸽の結婚記念日'], characters: ['𠮷', '𩸽'] },
  ])
  showMonth('2027-05')
  await settle()
  expect(store.get(findingsAtom).filter(({ itemId }) => itemId === 'month')).toEqual([])
})
