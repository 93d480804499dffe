import { pageTemplates } from '@irodori/contract/endpoints/catalogueLists'
import { readOrder } from '@irodori/contract/endpoints/order'
import { expect, it } from 'vitest'
import { urlOf, wireText } from './urlOf.ts'

it('escapes path parameters, so that an order number cannot change the path', () => {
  expect(urlOf(readOrder, { params: { orderNumber: '../x?y' } })).toBe('/api/guest/order/..%2Fx%3Fy')
})

it('writes numbers as text and leaves out undefined values', () => {
  const url = urlOf(pageTemplates, { params: { productId: 'card' }, query: { page: 2, hashtag: undefined } })
  expect(url).toBe('/api/template/product/card?page=2')
})

it('never writes a number with an exponent', () => {
  expect([2.2e-16, -3e-9, 0.25000705537054824, 810, -1.5].map(wireText)).toEqual([
    '0',
    '0',
    '0.250007055',
    '810',
    '-1.5',
  ])
})
