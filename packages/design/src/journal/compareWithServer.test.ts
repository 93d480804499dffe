import { expect, test } from 'vitest'
import { applyChange, changeItem } from '../document/change.ts'
import { perform } from '../document/history.ts'
import { pageContentHash } from '../document/pageContent.ts'
import { present } from '../../testing/present.ts'
import { sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { changeBetween } from './changeBetween.ts'
import { compareWithServer } from './compareWithServer.ts'
import type { JournalState } from './journalState.ts'
import { beginJournal, replay } from './journalState.ts'

const FIRST = '2026-04-02T00:00:00.000Z'
const LATER = '2026-04-03T00:00:00.000Z'

const front = samplePage({ key: 'front', designId: 'd1', items: [textItem({ text: 'はる' })] })
const fresh = samplePage({ key: 'back', items: [textItem({ id: 'letter', text: '' })] })
const begun = beginJournal(sampleDocument([front, fresh]), {
  front: { updatedAt: FIRST, print: pageContentHash(front) },
})

const written = (state: JournalState, at: number, text: string): JournalState => {
  const page = present(state.history.document.pages[at])
  const change = changeItem(page, present(page.items[0]), { text } as object)
  return { ...state, history: perform(state.history, { label: 'typing', change, gesture: null }) }
}
const reading = (text: string) => ({ ...front, items: [textItem({ text })] })
const nothing = { conflicts: [], newer: [], ahead: [], isOtherDesign: false }

test('reports nothing without changes', () => {
  expect(compareWithServer(begun, [{ page: front, updatedAt: FIRST }])).toEqual(nothing)
})

test('reports changes of this device only as ahead, on saved and on new pages', () => {
  const state = written(written(begun, 0, 'なつ'), 1, 'あき')
  expect(compareWithServer(state, [{ page: front, updatedAt: FIRST }])).toEqual({
    ...nothing,
    ahead: ['front', 'back'],
  })
})

test('reports a page that has changed on the server only as newer', () => {
  expect(compareWithServer(begun, [{ page: reading('ふゆ'), updatedAt: LATER }])).toEqual({
    ...nothing,
    newer: ['front'],
  })
})

test('reports a page with changes on both sides as a conflict, unless both changes are equal', () => {
  const state = written(begun, 0, 'なつ')
  expect(compareWithServer(state, [{ page: reading('ふゆ'), updatedAt: LATER }]).conflicts).toEqual(['front'])
  expect(compareWithServer(state, [{ page: reading('なつ'), updatedAt: LATER }])).toEqual(nothing)
})

test('treats the undo of a saved change as a change', () => {
  const saved = replay(written(begun, 0, 'なつ'), [
    {
      kind: 'ADOPT',
      designIds: {},
      versions: { front: { updatedAt: FIRST, print: pageContentHash(reading('なつ')) } },
    },
  ])
  const back = replay(saved, [{ kind: 'UNDO' }])
  expect(compareWithServer(back, [{ page: reading('ふゆ'), updatedAt: LATER }]).conflicts).toEqual(['front'])
})

test('recognises on the server what this browser has sent without an answer', () => {
  const sent = replay(written(begun, 0, 'なつ'), [
    { kind: 'SEND', prints: { front: pageContentHash(reading('なつ')) } },
  ])
  const state = written(sent, 0, 'あき')
  expect(compareWithServer(state, [{ page: reading('なつ'), updatedAt: LATER }])).toEqual({
    ...nothing,
    ahead: ['front'],
  })
})

test('reports another design if the server has gained or lost pages', () => {
  const stranger = { ...fresh, key: 'stranger', designId: 'd2' }
  expect(
    compareWithServer(begun, [
      { page: front, updatedAt: FIRST },
      { page: stranger, updatedAt: LATER },
    ]).isOtherDesign,
  ).toBe(true)
  expect(compareWithServer(begun, []).isOtherDesign).toBe(true)
})

test('ignores results of typesetting and the order of keys', () => {
  const [item] = front.items
  const shuffled = Object.fromEntries(Object.entries({ ...item, truncated: true }).toReversed()) as never
  expect(pageContentHash({ ...front, designId: null, items: [shuffled] })).toBe(pageContentHash(front))
  expect(pageContentHash(reading('なつ'))).not.toBe(pageContentHash(front))
})

test('changeBetween turns one document into the other', () => {
  const other = sampleDocument([
    { ...reading('ふゆ'), sheet: { ...front.sheet, backgroundColor: '#000000' } },
    { ...fresh, items: [textItem({ id: 'another' })] },
  ])
  const from = sampleDocument([front, fresh])
  expect(applyChange(from, changeBetween(from, other)).pages.map(pageContentHash)).toEqual(
    other.pages.map(pageContentHash),
  )
  expect(changeBetween(from, from)).toEqual({})
})
