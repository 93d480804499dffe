import { describe, expect, it } from 'vitest'
import { isChoiceOutOfStock, isOutOfStock, isSoldOut } from './lowStock.ts'

const option = (identifier: string, inStock: number) => ({ identifier, name: identifier, inStock })

describe('STK-1 low stock', () => {
  it('counts five pieces or fewer as low stock (CAT-10)', () => {
    expect([0, 5, 6].map(isOutOfStock)).toEqual([true, true, false])
  })
})

describe('STK-2 the stock of a choice', () => {
  const product = { quantityInStock: 100, options: [option('red', 6), option('blue', 5)] }

  it('takes the stock of the chosen option, or of the product without one', () => {
    expect(isChoiceOutOfStock(product, 'red')).toBe(false)
    expect(isChoiceOutOfStock(product, 'blue')).toBe(true)
    expect(isChoiceOutOfStock(product, null)).toBe(false)
    expect(isChoiceOutOfStock({ ...product, quantityInStock: 5 }, null)).toBe(true)
  })

  it('an option that the product no longer has is out of stock', () => {
    expect(isChoiceOutOfStock(product, 'green')).toBe(true)
  })
})

describe('STK-3 a sold-out product', () => {
  it('a product is sold out when none of its options is in stock', () => {
    expect(isSoldOut({ quantityInStock: 100, options: [option('red', 5), option('blue', 0)] })).toBe(true)
    expect(isSoldOut({ quantityInStock: 0, options: [option('red', 5), option('blue', 6)] })).toBe(false)
  })

  it('a product without options is sold out when none of its pieces is in stock', () => {
    expect([5, 6].map((quantityInStock) => isSoldOut({ quantityInStock, options: [] }))).toEqual([true, false])
  })
})
