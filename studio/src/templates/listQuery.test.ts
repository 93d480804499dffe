import { expect, it } from 'vitest'
import { readListState } from '../catalogue/listState.ts'
import { listQuery } from './useTemplateChoices.ts'

const state = readListState(new URLSearchParams('side=2&sort=messageCount&page=3'))

it('CAT-12: a list is asked for in pages of 30, in the chosen order', () => {
  const card = { numberOfSides: 1, seichoku: null }
  expect(listQuery(card, state)).toEqual({
    page: 3,
    pageSize: 30,
    searchString: '',
    orderBy: 'messageCount',
    hashtag: '',
  })
})

it('CAT-13: only a product of several sides, which is no booklet, is filtered by side', () => {
  expect(listQuery({ numberOfSides: 2, seichoku: null }, state)).toMatchObject({ sideNumber: 2 })
  expect(listQuery({ numberOfSides: 1, seichoku: null }, state)).not.toHaveProperty('sideNumber')
  expect(listQuery({ numberOfSides: 2, seichoku: { pageSize: 10, totalPage: 8 } }, state)).not.toHaveProperty(
    'sideNumber',
  )
})
