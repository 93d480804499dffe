import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxIncluded } from './consumptionTax.ts'

describe('the tax that a price includes', () => {
  it('computes a tax of ten percent of the price before tax', () => {
    expect([0, 110, 14_300, 99, 10].map(taxIncluded)).toEqual([0, 10, 1300, 9, 0])
  })

  it('rounds the tax down to the yen', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (price) => {
        const tax = taxIncluded(price)
        expect(tax * 11).toBeLessThanOrEqual(price)
        expect((tax + 1) * 11).toBeGreaterThan(price)
      }),
    )
  })
})
