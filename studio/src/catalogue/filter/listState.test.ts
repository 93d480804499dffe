import type { ListState } from '@irodori/client/listQueries'
import { expect, it } from 'vitest'
import { changeList, chooseHashtag, clearFilters, isFiltered, readListState, writeListState } from './listState.ts'

const start = readListState(new URLSearchParams())
const busy: ListState = { search: '花 見', hashtag: '母の日', colour: 'pink', page: 3, orderBy: 'photoCount', side: 2 }

it('CAT-15, CAT-59: restores every state from the address', () => {
  expect(readListState(writeListState(busy, new URLSearchParams()))).toEqual(busy)
})

it('writes nothing for the initial state and keeps other parameters', () => {
  expect(writeListState(start, new URLSearchParams('o=red&q=x')).toString()).toBe('o=red')
})

it('reads invalid parameters as the initial state', () => {
  expect(readListState(new URLSearchParams('page=-4&sort=price&side=x&colour=mauve'))).toEqual(start)
})

it('CAT-5: returns to page 1 with a new search or tag, but not when the page changes', () => {
  expect(changeList(busy, { search: '海' }).page).toBe(1)
  expect(chooseHashtag(busy, '一歳')).toMatchObject({ hashtag: '一歳', page: 1 })
  expect(changeList(busy, { page: 4 })).toEqual({ ...busy, page: 4 })
})

it('CAT-59: words, a tag or a colour filter a list, and are removed together', () => {
  for (const filter of [{ search: '花' }, { hashtag: '春' }, { colour: 'blue' } as const]) {
    const filtered = changeList(start, filter)
    expect(isFiltered(filtered)).toBe(true)
    expect(clearFilters(filtered)).toEqual(start)
  }
  expect(isFiltered({ ...start, page: 3, side: 2 })).toBe(false)
})

it('CAT-20: removes the tag when it is chosen again', () => {
  expect(chooseHashtag(busy, '母の日').hashtag).toBe('')
})
