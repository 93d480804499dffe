import { expect, it } from 'vitest'
import { orderOfQuery, withOrder } from './orderQuery.ts'

it('adds the order to an address, and replaces neither its query nor an order that it names', () => {
  expect(withOrder('/product/card', 'irodori-10000001')).toBe('/product/card?order=irodori-10000001')
  expect(withOrder('/product/card?o=glossy', 'a b')).toBe('/product/card?o=glossy&order=a%20b')
  expect(withOrder('/product/card?order=irodori-10000002', 'irodori-10000001')).toContain('10000002')
  expect(withOrder('/product/card', null)).toBe('/product/card')
})

it('reads the order of a query', () => {
  expect(orderOfQuery('?o=glossy&order=irodori-10000001')).toBe('irodori-10000001')
  expect([orderOfQuery('order='), orderOfQuery('')]).toEqual([null, null])
})
