import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designBalance, mostDesignGroups } from './designBalance.ts'

const bought = (productId: string, unit: number, productType: 'NORMAL' | 'NO_DESIGN' = 'NORMAL') => ({
  productId,
  unit,
  productType,
})
const groups = (...productIds: string[]) => productIds.map((productId) => ({ productId }))

describe('BAL-1 designBalance', () => {
  it('counts each product separately', () => {
    expect(designBalance([bought('card', 2), bought('clock', 1)], groups('card'))).toEqual({
      remainingNumber: 2,
      overNumber: 0,
    })
    expect(designBalance([bought('card', 1), bought('clock', 1)], groups('card', 'card'))).toEqual({
      remainingNumber: 1,
      overNumber: 1,
    })
  })

  it('adds the order lines of one product', () => {
    expect(designBalance([bought('card', 1), bought('card', 2)], groups('card')).remainingNumber).toBe(2)
  })

  it('expects no design for a product without design, and counts groups of other products as over', () => {
    expect(designBalance([bought('ribbon', 3, 'NO_DESIGN')], groups('mug'))).toEqual({
      remainingNumber: 0,
      overNumber: 1,
    })
  })

  it('returns two counts whose difference is bought pieces minus design groups', () => {
    const productId = fc.constantFrom('a', 'b', 'c')
    const lines = fc.array(
      fc.record({ productId, unit: fc.nat({ max: 5 }), productType: fc.constant('NORMAL' as const) }),
    )
    fc.assert(
      fc.property(lines, fc.array(fc.record({ productId })), (products, made) => {
        const { remainingNumber, overNumber } = designBalance(products, made)
        const units = products.reduce((sum, { unit }) => sum + unit, 0)
        expect(remainingNumber - overNumber).toBe(units - made.length)
        expect(Math.min(remainingNumber, overNumber)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('BAL-2 mostDesignGroups', () => {
  it('is twenty more than the pieces', () => {
    expect(mostDesignGroups([bought('card', 3), bought('clock', 1)])).toBe(24)
    expect(mostDesignGroups([])).toBe(20)
  })
})
