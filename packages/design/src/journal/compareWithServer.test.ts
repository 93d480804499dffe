import { expect, test } from 'vitest'
import { applyChange, changeItem } from '../document/change.ts'
import { perform } from '../document/history.ts'
import { pageContentHash } from '../document/pageContent.ts'
import { sampleDocument, samplePage, textItem } from '../testing/sampleItems.ts'
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
  const page = state.history.document.pages[at]
  const change = changeItem(page, page.items[0], { text } as object)
  return { ...state, history: perform(state.history, { label: 'typing', change, gesture: null }) }
}
const reading = (text: string) => ({ ...front, items: [textItem({ text })] })
const nothing = { conflicts: [], newer: [], ahead: [], isOtherDesign: false }

test('nobody has changed anything', () => {
  expect(compareWithServer(begun, [{ page: front, updatedAt: FIRST }])).toEqual(nothing)
})

test('work of this device alone goes on, on saved pages and on new ones', () => {
  const state = written(written(begun, 0, 'なつ'), 1, 'あき')
  expect(compareWithServer(state, [{ page: front, updatedAt: FIRST }])).toEqual({
    ...nothing,
    ahead: ['front', 'back'],
  })
})

test('a page that only the server has changed is newer there', () => {
  expect(compareWithServer(begun, [{ page: reading('ふゆ'), updatedAt: LATER }])).toEqual({
    ...nothing,
    newer: ['front'],
  })
})

test('a page that both have changed is a conflict, unless both made the same of it', () => {
  const state = written(begun, 0, 'なつ')
  expect(compareWithServer(state, [{ page: reading('ふゆ'), updatedAt: LATER }]).conflicts).toEqual(['front'])
  expect(compareWithServer(state, [{ page: reading('なつ'), updatedAt: LATER }])).toEqual(nothing)
})

test('taking back what was saved is work as any other', () => {
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

test('what this browser sent and never heard of again is no other hand', () => {
  const sent = replay(written(begun, 0, 'なつ'), [
    { kind: 'SEND', prints: { front: pageContentHash(reading('なつ')) } },
  ])
  const state = written(sent, 0, 'あき')
  expect(compareWithServer(state, [{ page: reading('なつ'), updatedAt: LATER }])).toEqual({
    ...nothing,
    ahead: ['front'],
  })
})

test('pages that came or went elsewhere make it another design', () => {
  const stranger = { ...fresh, key: 'stranger', designId: 'd2' }
  expect(
    compareWithServer(begun, [
      { page: front, updatedAt: FIRST },
      { page: stranger, updatedAt: LATER },
    ]).isOtherDesign,
  ).toBe(true)
  expect(compareWithServer(begun, []).isOtherDesign).toBe(true)
})

test('findings of the setting and the order of keys do not make content another', () => {
  const [item] = front.items
  const shuffled = Object.fromEntries(Object.entries({ ...item, truncated: true }).toReversed()) as never
  expect(pageContentHash({ ...front, designId: null, items: [shuffled] })).toBe(pageContentHash(front))
  expect(pageContentHash(reading('なつ'))).not.toBe(pageContentHash(front))
})

test('the change between two documents leads from one to the other', () => {
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
