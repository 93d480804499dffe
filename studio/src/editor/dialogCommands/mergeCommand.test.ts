import { expect, it } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { sampleDocument, samplePage, sampleProduct } from '../../../testing/sampleDesign.ts'
import { productAtom } from '../state/designState.ts'
import { mergeCommand } from './mergeCommand.ts'

const card = samplePage('front', [])

it('EDT-55: a list is offered for a card, and not for a booklet or a calendar', () => {
  const { commands, store } = createTestEditor(sampleDocument(card))
  expect(mergeCommand.isEnabled(commands)).toBe(true)
  store.set(productAtom, sampleProduct({ seichoku: { totalPage: 8 } as never }))
  expect(mergeCommand.isEnabled(commands)).toBe(false)
  const month = { ...card, sheet: { ...card.sheet, monthGrid: {} as never } }
  expect(mergeCommand.isEnabled(createTestEditor(sampleDocument(month)).commands)).toBe(false)
})
