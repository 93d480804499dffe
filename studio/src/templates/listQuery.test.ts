import { templateListQuery } from '@irodori/client/listQueries'
import type { Product } from '@irodori/contract/entities/product'
import { expect, it } from 'vitest'
import { readListState } from '../catalogue/filter/listState.ts'
import { sideChoices } from './sideChoices.ts'

const state = readListState(new URLSearchParams('side=2&sort=messageCount&page=3'))

it('CAT-12: requests a list in pages of 30 and in the chosen order', () => {
  expect(templateListQuery(0, state)).toEqual({
    page: 3,
    pageSize: 30,
    searchString: '',
    orderBy: 'messageCount',
    hashtag: '',
  })
})

it('CAT-13: filters by side only products with several sides that are no booklets, and pairs and sets by their pieces', () => {
  const sided = (
    numberOfSides: number,
    productType: Product['productType'] = 'NORMAL',
    seichoku: Product['seichoku'] = null,
  ) => sideChoices({ numberOfSides, productType, seichoku })
  expect(sided(1)).toEqual([])
  expect(sided(2)).toEqual([{ kind: 'FRONT' }, { kind: 'BACK' }])
  expect(sided(2, 'PAIR_PRODUCT')).toEqual([1, 2].map((number) => ({ kind: 'PIECE', number })))
  expect(sided(3, 'SET_3')).toEqual([1, 2, 3].map((number) => ({ kind: 'PIECE', number })))
  expect(sided(2, 'NORMAL', { pageSize: 10, totalPage: 8 })).toEqual([])
  expect(templateListQuery(0, state)).not.toHaveProperty('sideNumber')
  expect([2, 1].map((sides) => templateListQuery(sides, state).sideNumber)).toEqual([2, 1])
})
