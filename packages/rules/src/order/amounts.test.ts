import type { AmountPart, StatedAmounts } from '@irodori/contract/entities/amounts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountDifference, paidAmount, receiptAmount, receiptTaxes, shownAmounts } from './amounts.ts'

type Kind = AmountPart['kind']
const parts = (...given: (readonly [Kind, number])[]): AmountPart[] => given.map(([kind, yen]) => ({ kind, yen }))
const stated = (paid: number | null, ...given: (readonly [Kind, number])[]): StatedAmounts => ({
  paid,
  parts: parts(...given),
  taxes: [],
})
const CHARGES = [
  ['GOODS', 7480],
  ['DELIVERY', 770],
] as const

describe('AMT-1: only stated amounts', () => {
  it('shows nothing of an order of which nothing is stated', () => {
    expect(shownAmounts({ totalPrice: null })).toEqual({ paid: null, parts: [], difference: 0 })
  })

  it('counts 0 as an amount', () => {
    expect(shownAmounts({ totalPrice: 0 }).paid).toBe(0)
    expect(shownAmounts({ totalPrice: 880, amounts: stated(0) }).paid).toBe(0)
  })
})

describe('AMT-2: what the customer pays', () => {
  it('is the amount that is stated as paid, whatever else is stated', () => {
    expect(paidAmount({ totalPrice: 8250, amounts: stated(7750, ...CHARGES, ['COUPON', -500]) })).toBe(7750)
    expect(paidAmount({ totalPrice: 8250, amounts: stated(1, ...CHARGES) })).toBe(1)
  })

  it('is the total of an order without amounts, and of one that states no fee and no reduction', () => {
    expect(paidAmount({ totalPrice: 4400 })).toBe(4400)
    expect(paidAmount({ totalPrice: 4400, amounts: stated(null, ['DELIVERY', 770], ['POINTS', 0]) })).toBe(4400)
  })

  it.each(['FEE', 'CHARGE', 'COUPON', 'POINTS', 'DISCOUNT', 'ADJUSTMENT'] as const)(
    'is not known from the total where %s is stated, unless the parts add up to it',
    (kind) => {
      expect(paidAmount({ totalPrice: 8250, amounts: stated(null, [kind, -500]) })).toBeNull()
      expect(paidAmount({ totalPrice: 8250, amounts: stated(null, ...CHARGES, [kind, -500]) })).toBeNull()
      expect(paidAmount({ totalPrice: 7750, amounts: stated(null, ...CHARGES, [kind, -500]) })).toBe(7750)
    },
  )

  it('is never computed: it is one of the stated amounts, or null', () => {
    const kinds: readonly Kind[] = ['GOODS', 'DELIVERY', 'FEE', 'POINTS', 'INCLUDED_TAX']
    const part = fc.record({ kind: fc.constantFrom(...kinds), yen: fc.integer({ min: -9999, max: 9999 }) })
    const amount = fc.option(fc.nat(9999), { nil: null })
    fc.assert(
      fc.property(amount, amount, fc.array(part), (totalPrice, paid, given) => {
        const result = paidAmount({ totalPrice, amounts: { paid, parts: given, taxes: [] } })
        expect([totalPrice, paid, null]).toContain(result)
      }),
    )
  })
})

describe('AMT-3: parts that do not add up', () => {
  it('differ by what the parts lack of the stated amount', () => {
    expect(amountDifference({ totalPrice: 8250, amounts: stated(7750, ...CHARGES, ['COUPON', -500]) })).toBe(0)
    expect(amountDifference({ totalPrice: 8250, amounts: stated(7750, ...CHARGES, ['FEE', 330]) })).toBe(-830)
    expect(amountDifference({ totalPrice: 8250, amounts: stated(null, ['GOODS', 8000]) })).toBe(250)
  })

  it('are compared without the tax that they include, and with the tax on top', () => {
    expect(amountDifference({ totalPrice: 8250, amounts: stated(null, ...CHARGES, ['INCLUDED_TAX', 750]) })).toBe(0)
    expect(amountDifference({ totalPrice: 8998, amounts: stated(null, ...CHARGES, ['ADDED_TAX', 748]) })).toBe(0)
  })

  it('are not compared where the amount or that of the goods is not stated', () => {
    expect(amountDifference({ totalPrice: null, amounts: stated(null, ...CHARGES) })).toBe(0)
    expect(amountDifference({ totalPrice: 8250, amounts: stated(null, ['DELIVERY', 770]) })).toBe(0)
    expect(amountDifference({ totalPrice: 8250 })).toBe(0)
  })
})

describe('INV-7: the amount of a receipt', () => {
  it('is what was paid; there is none for an order that was paid by points, nor for an unknown amount', () => {
    expect(receiptAmount({ totalPrice: 8250, amounts: stated(7750) })).toBe(7750)
    expect(receiptAmount({ totalPrice: 8250, amounts: stated(0) })).toBeNull()
    expect(receiptAmount({ totalPrice: 8250, amounts: stated(null, ['POINTS', -500]) })).toBeNull()
    expect(receiptAmount({ totalPrice: null })).toBeNull()
  })
})

describe('INV-8: the taxes of a receipt', () => {
  const taxes = [
    { rate: 10, total: 7000, tax: 636 },
    { rate: 8, total: 750, tax: 55 },
  ]

  it('are the stated ones if they add up to its amount, and none otherwise', () => {
    expect(receiptTaxes({ totalPrice: 8250, amounts: { paid: 7750, parts: [], taxes } })).toEqual(taxes)
    expect(receiptTaxes({ totalPrice: 8250, amounts: { paid: 7751, parts: [], taxes } })).toEqual([])
    expect(receiptTaxes({ totalPrice: 8250 })).toEqual([])
  })
})
