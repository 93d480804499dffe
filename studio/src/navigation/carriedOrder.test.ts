import { expect, it } from 'vitest'
import { carryOrder } from './carriedOrder.ts'

const FIRST = 'order=irodori-10000001'

it('ODR-56: links to products, templates and the editor carry the order of the screen', () => {
  for (const href of [
    '/home',
    '/product',
    '/product/card?o=glossy',
    '/product/category/c',
    '/favourites',
    '/design/new/t/false/card',
  ])
    expect(carryOrder(href, '/product/card', `sort=photos&${FIRST}`)).toMatch(/[?&]order=irodori-10000001$/)
  expect(carryOrder('/product/card', '/design/edit/irodori-10000002/1/none/card', '')).toBe(
    '/product/card?order=irodori-10000002',
  )
})

it('ODR-56: other links, and links of a screen without an order, stay as they are', () => {
  for (const href of ['/mypage', '/productions', '/policies/terms', '#list'])
    expect(carryOrder(href, '/product/card', FIRST)).toBe(href)
  expect(carryOrder('/product/card', '/home', 'q=card')).toBe('/product/card')
})
