import type { Template } from '@irodori/contract/entities/template'
import { expect, it } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import {
  filledFrame,
  sampleDocument,
  sampleFrame,
  samplePage,
  sampleProduct,
  sampleText,
} from '../../../testing/sampleDesign.ts'
import { historyAtom, pagesAtom, productAtom, selectionAtom, templatesAtom } from '../state/designState.ts'
import { overflowingTexts } from './overflowingTexts.ts'
import { ALL_CONTENT, applyChange, hasNoCustomerContent, pagesToChange, planChange } from './planChange.ts'

const written = { ...sampleText('words', 1, 'ひなたへ'), templateItemText: 'お名前' }
const front = samplePage('front', [written, filledFrame('photo', 2)], { templateId: 'spring front' })
const back = samplePage('back', [sampleText('letter', 1)], { templateId: 'spring back', sideNumber: 2 })

const template = (id: string, sideNumber: number): Template =>
  ({
    ...front.sheet,
    id,
    pageNumber: '0',
    sideNumber,
    items: [sampleFrame('w', 1), { ...sampleText('t', 2), font: 'Quicksand.ttf' }],
  }) as unknown as Template
const wave = [template('wave front', 1), template('wave back', 2)]

function begin() {
  const editor = createTestEditor(sampleDocument(front, back))
  editor.store.set(productAtom, sampleProduct())
  const change = (scope: 'PAGE' | 'WHOLE') => {
    const pages = editor.store.get(pagesAtom)
    const changing = pagesToChange(pages, pages[0] as typeof front, wave, scope, null)
    applyChange(editor.commands, changing, planChange(editor.commands, changing, ALL_CONTENT))
  }
  const templates = () => editor.store.get(pagesAtom).map(({ templateId }) => templateId)
  return { ...editor, change, templates }
}

it('PGS-22: changes the current page, or every page with a counterpart', () => {
  const one = begin()
  one.change('PAGE')
  expect(one.templates()).toEqual(['wave front', 'spring back'])
  const both = begin()
  both.change('WHOLE')
  expect(both.templates()).toEqual(['wave front', 'wave back'])
  expect(pagesToChange([front, back], front, wave.slice(1), 'WHOLE', null).map(({ page }) => page.key)).toEqual([
    'back',
  ])
})

it('PGS-14: changes all pages in one undo step and clears the selection', () => {
  const { change, store, actions, templates } = begin()
  actions.select('photo')
  const before = store.get(pagesAtom)
  change('WHOLE')
  expect(store.get(selectionAtom).itemId).toBeNull()
  expect(store.get(historyAtom).past.map(({ label }) => label)).toEqual(['template'])
  actions.undo()
  expect(store.get(pagesAtom)).toEqual(before)
  actions.redo()
  expect(templates()).toEqual(['wave front', 'wave back'])
})

it('PGS-13: gives transferred texts a font of their script', () => {
  const { change, store } = begin()
  change('PAGE')
  const items = store.get(pagesAtom)[0]?.items ?? []
  expect(items.find(({ type }) => type === 'TEXT')).toMatchObject({ text: 'ひなたへ', font: 'NotoSerifJP.ttf' })
})

it('PGS-23: changes pages without content of the customer without a question', () => {
  const on = (page: typeof front) => hasNoCustomerContent([{ page, template: wave[0] as Template }])
  expect(on(back)).toBe(true)
  expect(on(front)).toBe(false)
  expect(on({ ...front, items: [written] })).toBe(false)
  expect(on({ ...front, items: [filledFrame('photo', 1)] })).toBe(false)
  expect(on({ ...front, items: [{ ...sampleText('added', 1), origin: 'OWN' }] })).toBe(false)
})

it('adds the new template to the known templates', () => {
  const { change, store } = begin()
  change('PAGE')
  change('PAGE')
  expect(store.get(templatesAtom).map(({ id }) => id)).toEqual(['wave front'])
})

it('PGS-24: finds transferred texts that overflow their new frames', async () => {
  const { commands } = begin()
  const changing = pagesToChange([front], front, wave, 'PAGE', null)
  const plans = planChange(commands, changing, ALL_CONTENT)
  const kernel = (truncated: boolean) => ({ setText: async () => ({ truncated }) as never })
  expect((await overflowingTexts(kernel(true), plans)).map(({ text }) => text)).toEqual(['ひなたへ'])
  expect(await overflowingTexts(kernel(false), plans)).toEqual([])
})
