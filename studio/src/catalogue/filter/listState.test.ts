import type { ListState } from '@irodori/client/list-queries'
import { expect, it } from 'vitest'
import { changeList, chooseHashtag, readListState, writeListState } from './listState.ts'

const start = readListState(new URLSearchParams())
const busy: ListState = { search: '花 見', hashtag: '母の日', page: 3, orderBy: 'photoCount', side: 2 }

it('CAT-15: the address brings every state back', () => {
  expect(readListState(writeListState(busy, new URLSearchParams()))).toEqual(busy)
})

it('the state at the start leaves the address bare, and keeps what is not its own', () => {
  expect(writeListState(start, new URLSearchParams('o=red&q=x')).toString()).toBe('o=red')
})

it('nonsense in the address reads as the start', () => {
  expect(readListState(new URLSearchParams('page=-4&sort=price&side=x'))).toEqual(start)
})

it('CAT-5: a new search or tag begins at page 1; turning the page does not', () => {
  expect(changeList(busy, { search: '海' }).page).toBe(1)
  expect(chooseHashtag(busy, '一歳')).toMatchObject({ hashtag: '一歳', page: 1 })
  expect(changeList(busy, { page: 4 })).toEqual({ ...busy, page: 4 })
})

it('CAT-20: choosing the chosen tag again lets it go', () => {
  expect(chooseHashtag(busy, '母の日').hashtag).toBe('')
})
