import type { MergeList } from '@irodori/design/merge/mergeList'
import { expect, it } from 'vitest'
import { adoptedList, listState } from './savedList.ts'

const list: MergeList = {
  columns: ['氏名'],
  rows: [{ id: 'row', cells: ['小林 蓮'], decision: 'OPEN' }],
  patterns: { name: '{氏名}', words: '様' },
}
const saved = {
  list: {
    columns: ['氏名'],
    rows: [{ id: 'row', cells: ['小林 蓮'], decision: 'OPEN' as const }],
    patterns: { words: '様', name: '{氏名}' },
  },
  updatedAt: '2026-11-21T01:00:00.000Z',
  cards: 1,
  rowsToLookAt: [],
  drawn: { pages: 0, of: 2 },
}
const corrected: MergeList = { ...list, rows: [{ id: 'row', cells: ['小林 廉'], decision: 'OPEN' }] }

it('LST-1: a list is saved if the server has the same rows and patterns, in any order of the patterns', () => {
  expect(listState(list, saved)).toBe('SAVED')
  expect(listState(list, null)).toBe('UNSAVED')
})

it('LST-1: a changed list is unsaved if it was made from the saved one, otherwise another window saved between', () => {
  expect(listState({ ...corrected, basedOn: saved.updatedAt }, saved)).toBe('UNSAVED')
  expect(listState({ ...corrected, basedOn: '2026-11-21T00:59:00.000Z' }, saved)).toBe('CONFLICT')
  expect(listState(corrected, saved)).toBe('CONFLICT')
})

it('LST-7: a list that is addressed in another way is unsaved', () => {
  const meaning = { kind: 'FULL_NAME' as const, person: 0, place: null }
  const address = { digits: 'KANJI' as const, honorific: '様', sender: '', meanings: [meaning] }
  const reordered = { place: null, person: 0, kind: 'FULL_NAME' as const }
  const addressed = { ...saved, list: { ...saved.list, address: { ...address, meanings: [reordered] } } }
  const based = { ...list, basedOn: saved.updatedAt }
  expect(listState({ ...based, address }, addressed)).toBe('SAVED')
  expect(listState({ ...based, address: { ...address, digits: 'ARABIC' } }, addressed)).toBe('UNSAVED')
  expect(listState({ ...based, address: { ...address, sender: '600-8216' } }, addressed)).toBe('UNSAVED')
  expect(listState(based, addressed)).toBe('UNSAVED')
})

it('the saved list is taken over with the time of its save', () => {
  expect(adoptedList(saved)).toEqual({ ...list, basedOn: saved.updatedAt })
})
