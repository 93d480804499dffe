import { isImageItem } from '@irodori/contract/entities/designItem'
import { expect, it } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import {
  photoName,
  sampleDocument,
  sampleFrame,
  samplePage,
  sampleProduct,
  sampleText,
} from '../../../testing/sampleDesign.ts'
import { sampleTemplate } from '../../../testing/sampleTemplate.ts'
import { makeBookCommand } from '../dialogCommands/bookCommand.ts'
import { photoNotesAtom } from '../photos/photoNotes.ts'
import { pagesAtom, productAtom, templatesAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { overlayAtom, panelAtom } from '../state/viewState.ts'
import { planOfTray } from './bookPlan.ts'

const BOOKLET = sampleProduct({ seichoku: { pageSize: 10, totalPage: 4 }, numberOfSides: 1 })

const frames = (count: number) => Array.from({ length: count }, (_, at) => sampleFrame(`frame ${at}`, at + 1))

/** Inner pages have one frame; the series also has a layout of four, and another series one of nine. */
const TEMPLATES = [
  sampleTemplate({ id: 'cover', pageNumber: '-1', templateSeriesId: 'own', items: frames(1) }),
  sampleTemplate({ id: 'single', pageNumber: '0', templateSeriesId: 'own', items: frames(1) }),
  sampleTemplate({ id: 'four', pageNumber: '1', templateSeriesId: 'own', items: frames(4) }),
  sampleTemplate({ id: 'back', pageNumber: '2', templateSeriesId: 'own', items: [sampleText('words', 1)] }),
  sampleTemplate({ id: 'nine', pageNumber: '0', templateSeriesId: 'another', items: frames(9) }),
]

const PAGES = [
  samplePage('cover', frames(1), { pageNumber: '-1', templateId: 'cover' }),
  samplePage('first', frames(1), { pageNumber: '0', templateId: 'single' }),
  samplePage('second', frames(1), { pageNumber: '1', templateId: 'single' }),
  samplePage('back', [sampleText('words', 1)], { pageNumber: '2', templateId: 'back' }),
]

function begin(letters: string) {
  const editor = createTestEditor(sampleDocument(...PAGES))
  const { store } = editor
  store.set(productAtom, BOOKLET)
  store.set(templatesAtom, TEMPLATES)
  const names = [...letters].map(photoName)
  const live = { width: 3000, height: 2000, levels: [], alpha: null }
  store.set(photosAtom, new Map(names.map((name) => [name, live])))
  store.set(
    photoNotesAtom,
    new Map(
      names.map((name, at) => [name, { fileName: name, takenAt: 60_000 * at, sharpness: name[0] === 'z' ? 3 : 90 }]),
    ),
  )
  return editor
}

it('PGS-31, PGS-32: the plan takes the photos that are not set aside and the layouts of the own series', () => {
  const { commands, store, actions } = begin('abcdefz')
  const plan = planOfTray(commands)
  expect(plan).toMatchObject({ placed: 6, left: 0, emptyFrames: 0, newLayouts: 1 })
  if (plan) actions.perform('makeBook', plan.change)
  const shown = store.get(pagesAtom).map(({ items }) =>
    items
      .filter(isImageItem)
      .map(({ imageName }) => imageName?.[0])
      .join(''),
  )
  expect([shown[0]?.length, ...shown.slice(1).join('')].join('')).toBe('1bcdef')
  expect(shown.map((names) => names.length).toSorted()).toEqual([0, 1, 1, 4])
  actions.undo()
  expect(store.get(pagesAtom)).toEqual(PAGES)
})

it('a design that is no booklet has no plan, and the command is for booklets with photos', () => {
  const { commands, store } = begin('a')
  expect(makeBookCommand.isEnabled(commands)).toBe(true)
  makeBookCommand.run(commands)
  expect([store.get(panelAtom), store.get(overlayAtom)]).toEqual(['TRAY', 'BOOK'])
  store.set(productAtom, sampleProduct())
  expect([makeBookCommand.isEnabled(commands), planOfTray(commands)]).toEqual([false, null])
  store.set(productAtom, BOOKLET)
  store.set(photosAtom, new Map())
  expect(makeBookCommand.isEnabled(commands)).toBe(false)
})
