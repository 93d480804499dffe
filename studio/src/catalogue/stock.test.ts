import { expect, it } from 'vitest'
import { isSoldOut } from './stock.ts'

const option = (inStock: number) => ({ identifier: 'o', name: 'o', inStock })

it('five or fewer count as out of stock', () => {
  expect(isSoldOut({ quantityInStock: 5, options: [] })).toBe(true)
  expect(isSoldOut({ quantityInStock: 6, options: [] })).toBe(false)
})

it('a product with options is sold out when all of them are', () => {
  expect(isSoldOut({ quantityInStock: 0, options: [option(5), option(6)] })).toBe(false)
  expect(isSoldOut({ quantityInStock: 100, options: [option(5), option(0)] })).toBe(true)
})
