import { photoItem, sampleDocument, samplePage, textItem } from '@irodori/design/testing/sampleItems'
import { expect, it } from 'vitest'
import { createAnnouncer } from '../state/announcer.ts'
import { pageKeyAtom, selectionAtom } from '../state/designState.ts'
import { createDocumentActions } from '../state/documentActions.ts'
import { createEditorStore } from '../state/store.ts'
import { showPlace } from './showPlace.ts'

const front = samplePage({ key: 'front', pageNumber: '0', sideNumber: 1 })
const back = samplePage({ key: 'back', pageNumber: '0', sideNumber: 2, items: [textItem(), photoItem({ id: 'p' })] })

function shownBy(search: string) {
  const store = createEditorStore()
  const actions = createDocumentActions(store, createAnnouncer(store))
  actions.open(sampleDocument([front, back]))
  showPlace(store, actions, search)
  return [store.get(pageKeyAtom), store.get(selectionAtom).itemId]
}

it('MYP-17: opens the side and selects the item that the address names', () => {
  expect(shownBy('?page=0&side=2&item=p')).toEqual(['back', 'p'])
  expect(shownBy('?page=0&side=2')).toEqual(['back', null])
})

it('opens the first page for an unknown place, and selects nothing for an unknown item', () => {
  expect(shownBy('?page=0&side=7&item=p')).toEqual(['front', null])
  expect(shownBy('?page=0&side=2&item=none')).toEqual(['back', null])
})
