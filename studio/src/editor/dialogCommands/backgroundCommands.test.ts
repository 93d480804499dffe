import type { Template } from '@irodori/contract/entities/template'
import { sampleColourSet } from '@irodori/design/testing/sampleBackground'
import { expect, it } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { sampleDocument, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { historyAtom, pageKeyAtom, pagesAtom, templatesAtom } from '../state/designState.ts'
import { panelAtom } from '../state/viewState.ts'
import { backgroundCommand, chooseBackground, chooseColourSet, colourSetCommand } from './backgroundCommands.ts'

const pages = ['front', 'back', 'inside'].map((key) =>
  samplePage(key, [{ ...sampleText(`${key} title`, 1), color: '#28486b' }], { templateId: key }),
)
const sets = [sampleColourSet(), sampleColourSet({ id: 'pine', title: '#2f5d5a' })]

/** Front and inside allow a background; the artwork of the back covers the sheet. */
function begin(change: Partial<Template> = {}) {
  const editor = createTestEditor(sampleDocument(...pages))
  const { store } = editor
  const templates = ['front', 'back', 'inside'].map((id) => ({
    id,
    items: [],
    allowsOwnItems: true,
    hasFixedBackground: id === 'back',
    colourSets: sets,
    ...change,
  }))
  store.set(templatesAtom, templates as never)
  return {
    ...editor,
    grounds: () => store.get(pagesAtom).map(({ sheet }) => sheet.background?.ground),
    steps: () => store.get(historyAtom).past.map(({ label }) => label),
  }
}

it('ADD-9: a background is chosen for the page, or for all pages that allow it, as one undo step', () => {
  const { commands, actions, grounds, steps } = begin()
  chooseBackground(commands, { ground: '#e7b7b4' }, 'PAGE')
  expect(grounds()).toEqual(['#e7b7b4', undefined, undefined])
  chooseBackground(commands, { ground: '#8fabbd' }, 'ALL')
  expect(grounds()).toEqual(['#8fabbd', undefined, '#8fabbd'])
  expect(steps()).toEqual(['background', 'background'])
  actions.undo()
  expect(grounds()).toEqual(['#e7b7b4', undefined, undefined])
})

it('ADD-9: the panel of backgrounds opens where the page allows one', () => {
  const { store, commands } = begin()
  expect(backgroundCommand.isEnabled(commands)).toBe(true)
  backgroundCommand.run(commands)
  expect(store.get(panelAtom)).toBe('BACKGROUND')
  store.set(pageKeyAtom, 'back')
  backgroundCommand.run(commands)
  expect([store.get(panelAtom), backgroundCommand.isEnabled(commands)]).toEqual([null, false])
  expect(backgroundCommand.isEnabled(begin({ allowsOwnItems: false }).commands)).toBe(false)
})

it('ADD-12: all pages are shown in a colour set as one undo step, and are then saved again', () => {
  const { store, commands, actions, steps } = begin()
  chooseColourSet(commands, 'pine')
  expect(store.get(pagesAtom).map(({ sheet, items }) => [sheet.colourSet, items[0]])).toMatchObject(
    pages.map(() => ['pine', { color: '#2f5d5a' }]),
  )
  expect(steps()).toEqual(['colourSet'])
  actions.undo()
  expect(store.get(pagesAtom)).toEqual(pages)
})

it('ADD-12: the panel of colour sets opens where the template names several', () => {
  const { store, commands } = begin()
  colourSetCommand.run(commands)
  expect([store.get(panelAtom), colourSetCommand.isEnabled(commands)]).toEqual(['COLOURS', true])
  expect(colourSetCommand.isEnabled(begin({ colourSets: sets.slice(0, 1) }).commands)).toBe(false)
  expect(colourSetCommand.isEnabled(begin({ allowsOwnItems: false }).commands)).toBe(false)
})
