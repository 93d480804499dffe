import type { Sheet } from '@irodori/design/designPage'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import { EMPTY_PATH } from '@irodori/geometry/path'
import type { GridFill } from '@irodori/scene/monthGrid'
import { expect, it, vi } from 'vitest'
import { controlled, settle } from '../../../testing/controlledPromise.ts'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { sampleDocument, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { pagesAtom } from '../state/designState.ts'
import { monthGridsAtom } from '../state/resourceState.ts'
import { setMonthGrids } from './setMonthGrids.ts'

const fillsOf = (month: string | undefined): readonly GridFill[] => [
  { shape: 'LETTERS', outline: EMPTY_PATH, colour: `#${month}` },
]

function begin(gridOf = vi.fn(async ({ month }: Sheet) => fillsOf(month))) {
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
  expect([...shown()]).toEqual([['april', fillsOf('2027-04')]])
  showMonth('2027-05')
  await settle()
  expect([...shown()]).toEqual([['april', fillsOf('2027-05')]])
  expect(gridOf).toHaveBeenCalledTimes(2)
})

it('ignores a late grid of an earlier month', async () => {
  const slow = controlled<readonly GridFill[]>()
  const { gridOf, showMonth, shown } = begin(vi.fn(() => slow.promise))
  gridOf.mockImplementation(async () => fillsOf('2027-05'))
  showMonth('2027-05')
  await settle()
  slow.resolve(fillsOf('2027-04'))
  await settle()
  expect([...shown()]).toEqual([['april', fillsOf('2027-05')]])
})

it('asks again for a grid whose font could not be loaded', async () => {
  vi.useFakeTimers()
  const gridOf = vi.fn(async ({ month }: Sheet) => fillsOf(month))
  gridOf.mockRejectedValueOnce(new Error('HTTP status 503'))
  const { shown } = begin(gridOf)
  await vi.advanceTimersByTimeAsync(3000)
  expect(shown().size).toBe(0)
  await vi.advanceTimersByTimeAsync(2000)
  expect([...shown()]).toEqual([['april', fillsOf('2027-04')]])
  vi.useRealTimers()
})
