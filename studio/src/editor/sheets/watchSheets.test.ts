import { changeBackground } from '@irodori/design/changeBackground'
import type { Sheet } from '@irodori/design/designPage'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import { EMPTY_PATH } from '@irodori/geometry/path'
import type { DrawnSheet } from '../../kernel/kernel.ts'
import { expect, it, vi } from 'vitest'
import { controlled, settle } from '../../../testing/controlledPromise.ts'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { sampleDocument, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { pagesAtom } from '../state/designState.ts'
import { findingsAtom } from '../state/findings.ts'
import { drawnSheetsAtom } from '../state/resourceState.ts'
import { watchSheets } from './watchSheets.ts'

const drawnMonth = (month: string | undefined, unfit: DrawnSheet['unfit'] = []): DrawnSheet => ({
  background: [],
  grid: [{ outline: EMPTY_PATH, colour: `#${month}` }],
  unfit,
})
const shownMonth = (month: string) => ({ background: [], grid: drawnMonth(month).grid })

const title = { ...sampleText('title', 1), color: '#ffffff' }

function begin(drawSheet = vi.fn(async ({ month }: Sheet) => drawnMonth(month))) {
  const plain = samplePage('cover', [title])
  const calendar = samplePage('april', [sampleText('words', 1)])
  const sheet: Sheet = { ...calendar.sheet, monthGrid: sampleMonthGrid(), month: '2027-04' }
  const { store, actions } = createTestEditor(sampleDocument(plain, { ...calendar, sheet }))
  watchSheets(store, { drawSheet })
  const showMonth = (month: string): void => {
    const { templateId, sheet: shown } = store.get(pagesAtom)[1] ?? calendar
    const before = { ...shown, templateId }
    actions.perform('template', { april: { items: {}, sheet: { before, after: { ...before, month } } } })
  }
  const paint = (ground: string): void =>
    actions.perform('background', changeBackground([store.get(pagesAtom)[0] ?? plain], { ground }))
  const shown = () => store.get(drawnSheetsAtom)
  return { store, actions, drawSheet, showMonth, paint, shown }
}

it('CLD-3: draws the grids of the pages that have one, and again when the month changes', async () => {
  const { drawSheet, showMonth, shown } = begin()
  await settle()
  expect([...shown()]).toEqual([['april', shownMonth('2027-04')]])
  showMonth('2027-05')
  await settle()
  expect([...shown()]).toEqual([['april', shownMonth('2027-05')]])
  expect(drawSheet).toHaveBeenCalledTimes(2)
})

it('ignores a late grid of an earlier month', async () => {
  const slow = controlled<DrawnSheet>()
  const { drawSheet, showMonth, shown } = begin(vi.fn(() => slow.promise))
  drawSheet.mockImplementation(async () => drawnMonth('2027-05'))
  showMonth('2027-05')
  await settle()
  slow.resolve(drawnMonth('2027-04'))
  await settle()
  expect([...shown()]).toEqual([['april', shownMonth('2027-05')]])
})

it('asks again for a grid whose font could not be loaded', async () => {
  vi.useFakeTimers()
  const drawSheet = vi.fn(async ({ month }: Sheet) => drawnMonth(month))
  drawSheet.mockRejectedValueOnce(new Error('HTTP status 503'))
  const { shown } = begin(drawSheet)
  await vi.advanceTimersByTimeAsync(3000)
  expect(shown().size).toBe(0)
  await vi.advanceTimersByTimeAsync(2000)
  expect([...shown()]).toEqual([['april', shownMonth('2027-04')]])
  vi.useRealTimers()
})

it('CLD-9: names that are too long or cannot be printed are findings of their page', async () => {
  const unfit = [
    { name: 'おばあちゃんの誕生日', isTooLong: true, missing: [] },
    { name: '𠮷野 3歳', isTooLong: false, missing: ['𠮷'] },
    { name: '𠮷田と𩸽の結婚記念日', isTooLong: true, missing: ['𠮷', '𩸽'] },
  ]
  const { store, showMonth } = begin(vi.fn(async ({ month }) => drawnMonth(month, month === '2027-04' ? unfit : [])))
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

it('ADD-9: draws the background of a page when it is chosen, and keeps the others as they are', async () => {
  const { drawSheet, paint, shown } = begin()
  await settle()
  drawSheet.mockImplementation(async ({ background }) => ({
    background: [{ outline: EMPTY_PATH, colour: background?.ground ?? '' }],
    grid: [],
    unfit: [],
  }))
  paint('#28486b')
  await settle()
  expect(shown().get('cover')?.background).toEqual([{ outline: EMPTY_PATH, colour: '#28486b' }])
  expect(drawSheet).toHaveBeenCalledTimes(2)
})

it('ADD-13: a text that is hard to read on its background is a finding until it is not', async () => {
  const { store, actions, paint } = begin()
  const faint = () => store.get(findingsAtom).filter(({ kind }) => kind === 'TEXT_FAINT')
  expect(faint()).toMatchObject([{ pageKey: 'cover', itemId: 'title', severity: 'WARNING', contrast: 1 }])
  paint('#28486b')
  expect(faint()).toEqual([])
  actions.undo()
  expect(faint()).toHaveLength(1)
})
