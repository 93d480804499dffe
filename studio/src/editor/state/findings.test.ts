import type { DesignItem } from '@irodori/contract/entities/designItem'
import { boundsOnPage } from '@irodori/design/itemGeometry'
import { EMPTY_PATH, rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import type { TextSetting } from '@irodori/typography/textRequest'
import { present } from '@irodori/design/testing/present'
import { expect, it, vi } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import {
  filledFrame,
  sampleDocument,
  sampleFrame,
  samplePage,
  sampleProduct,
  sampleText,
} from '../../../testing/sampleDesign.ts'
import { historyAtom, pageKeyAtom, pagesAtom, productAtom, selectionAtom } from './designState.ts'
import { findingMarksAtom } from './findingMarks.ts'
import { applyRepair, planRepairOf } from './findingRepairs.ts'
import { clockOf, findingsAtom, findingsOf, pageFindingsAtom } from './findings.ts'
import type { ItemSetting } from './resourceState.ts'
import { photosAtom, settingsAtom } from './resourceState.ts'
import { showFinding } from './showFinding.ts'

const set = (patch: Partial<TextSetting>, isOwnText = true): ItemSetting => ({
  requestKey: '',
  isOwnText,
  setting: { outline: EMPTY_PATH, border: EMPTY_PATH, ink: null, truncated: false, missing: [], lines: [], ...patch },
})

const coarse = { ...filledFrame('coarse', 1), left: 300, top: 200, croppedWidth: 200, croppedHeight: 133 }
const long = { ...sampleText('long', 2), fontSize: 20, left: 300, top: 900 }
const front = samplePage('front', [coarse, long])
const back = samplePage('back', [sampleFrame('empty', 1)], { sideNumber: 2 })

function begin() {
  const editor = createTestEditor(sampleDocument(front, back))
  editor.store.set(productAtom, sampleProduct())
  const inkOut = rect(-20, 100, 640, 100)
  editor.store.set(settingsAtom, new Map([['long', set({ truncated: true, ink: inkOut, outline: rectPath(inkOut) })]]))
  return editor
}

it('reports nothing for a placeholder that overflows', () => {
  expect(findingsOf(samplePage('front', [long]), new Map([['long', set({ truncated: true }, false)]]))).toEqual([])
})

it('finds the findings of every page, and of the current page separately', () => {
  const { store } = begin()
  expect(store.get(findingsAtom).map(({ kind }) => kind)).toEqual(['PHOTO_COARSE', 'TEXT_OVERFLOWS', 'FRAME_EMPTY'])
  expect(store.get(pageFindingsAtom).map(({ itemId }) => itemId)).toEqual(['coarse', 'long'])
  expect(store.get(findingsAtom)).toHaveLength(3)
})

it('EDT-34: a photo that turns out to be damaged is a finding, and the findings of other pages stay the same objects', () => {
  const { store } = begin()
  const live = { width: 200, height: 133, levels: [], alpha: null }
  store.set(photosAtom, new Map([['other.jpg', live]]))
  const before = store.get(findingsAtom)
  store.set(photosAtom, new Map([['other.jpg', { ...live }]]))
  expect(store.get(findingsAtom)).toBe(before)
  const name = coarse.imageName as string
  store.set(photosAtom, new Map([[name, { ...live, isDamaged: true as const }]]))
  expect(store.get(findingsAtom).map(({ kind, itemId }) => [kind, itemId])).toContainEqual(['PHOTO_DAMAGED', 'coarse'])
})

it('keeps the findings of other items when one item changes', () => {
  const { store, actions } = begin()
  const [, before] = store.get(pageFindingsAtom)
  actions.perform('crop', { front: { items: { coarse: { before: coarse, after: { ...coarse, croppedLeft: 7 } } } } })
  const [crop, after] = store.get(pageFindingsAtom)
  expect(after).toBe(before)
  expect(crop).toMatchObject({ kind: 'PHOTO_COARSE' })
})

it('PRN-2: marks the frame of a low-resolution photo and overflowing ink, but no blank item', () => {
  const { store, actions } = begin()
  const marks = store.get(findingMarksAtom)
  expect(marks).toEqual([
    { area: boundsOnPage(coarse), tone: 'WARNING', framed: false },
    { area: rect(280, 1000, 640, 100), tone: 'DANGER', framed: true },
  ])
  actions.perform('crop', { front: { items: { coarse: { before: coarse, after: { ...coarse, croppedLeft: 7 } } } } })
  expect(store.get(findingMarksAtom)[1]).toBe(marks[1])
  actions.showPage('back')
  expect(store.get(findingMarksAtom)).toEqual([])
})

it('places a badge on its photo: inside a round frame, in the centre of a turned one', () => {
  const { store, actions } = begin()
  const { borderRadius, ...window } = coarse
  const areaOf = (item: DesignItem) => {
    actions.open(sampleDocument(samplePage('front', [item])))
    return present(store.get(findingMarksAtom)[0]).area
  }
  const round = areaOf({ ...window, type: 'CIRCLE_IMAGE', width: 400, height: 400, croppedHeight: 200 })
  expect(Math.hypot(round.width, round.height)).toBeCloseTo(400, 6)
  expect(areaOf({ ...coarse, rotate: 30 })).toEqual(rect(600, 400, 0, 0))
})

it('PRN-6: treats only products of the clock category as clocks', () => {
  expect(clockOf(sampleProduct(), front.sheet)).toBeNull()
  const clock = sampleProduct({ categoryIdentify: 'clock' })
  expect(clockOf(clock, front.sheet)?.centre).toEqual({ x: 600, y: 900 })
  expect(clockOf(clock, front.sheet)).toBe(clockOf(clock, front.sheet))
})

it('PRN-4: tries sizes of the product in the type worker for a repair of one undo step', async () => {
  const { store, actions } = begin()
  const tried: number[] = []
  const setText = async ({ fontSize }: { fontSize: number }) => {
    tried.push(Math.round((fontSize * 72) / 300))
    return set({ truncated: fontSize > 60 }).setting
  }
  const overflow = store.get(findingsAtom).find(({ kind }) => kind === 'TEXT_OVERFLOWS')
  const repair = overflow && (await planRepairOf(store, { setText }, overflow))
  expect(tried).toEqual([20, 18, 16, 14])
  expect(repair).toMatchObject({ kind: 'SHRINK', fontSize: 14 })
  if (repair) applyRepair(actions, repair)
  expect(store.get(historyAtom).past.map(({ label }) => label)).toEqual(['size'])
  actions.undo()
  expect(store.get(pagesAtom)[0]).toEqual(front)
})

it('PRN-3: shows the page of a finding, selects its item and brings it into view', () => {
  const showPart = vi.fn()
  const { store, commands } = begin()
  const finding = present(store.get(findingsAtom)[2])
  showFinding({ ...commands, stage: () => ({ showPart }) as never }, finding)
  expect(store.get(pageKeyAtom)).toBe('back')
  expect(store.get(selectionAtom).itemId).toBe('empty')
  expect(showPart).toHaveBeenCalledWith(rect(0, 0, 600, 400))
})
