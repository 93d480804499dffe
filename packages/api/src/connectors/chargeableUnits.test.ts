import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import type { StoredProduct } from '@irodori/contract/entities/product'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRODUCTS } from '../../testing/smallShop.ts'
import { chargeableUnits, wrappingPlanIds } from './chargeableUnits.ts'

const [CARD] = PRODUCTS
const product = (id: string, chargeablePackagePlanCatId: string | null) =>
  [id, { ...CARD, id, chargeablePackagePlanCatId } as StoredProduct] as const
const products = new Map([
  product('card', 'box'),
  product('clock', 'box'),
  product('book', 'cloth'),
  product('bag', null),
])
const plan = (id: string, packagePlanCatId: string, isFree = false): PackagePlan => ({
  id,
  identifier: id,
  name: id,
  description: '',
  imageUrl: null,
  isFree,
  price: isFree ? 0 : 330,
  packagePlanCatId,
  position: 1,
})
const plans = [plan('red-box', 'box'), plan('blue-box', 'box'), plan('furoshiki', 'cloth'), plan('paper', 'box', true)]

const wrapped = (units: Record<string, number>, lines: readonly (readonly [string, number])[]) =>
  Object.fromEntries(
    chargeableUnits(
      lines.map(([itemCode, unit]) => ({ itemCode, unit })),
      new Map(Object.entries(units)),
      products,
      plans,
    ),
  )

describe('a line of wrapping', () => {
  it('assigns a wrapping to the products that allow it, in line order', () => {
    expect(wrapped({ card: 2, clock: 2, book: 1 }, [['wrap-red-box', 3]])).toEqual({ card: 2, clock: 1 })
    expect(
      wrapped({ card: 2, book: 1 }, [
        ['wrap-furoshiki', 1],
        ['wrap-red-box', 1],
        ['wrap-blue-box', 1],
      ]),
    ).toEqual({ book: 1, card: 2 })
  })

  it('ignores a wrapping if the plan is free or unknown, or no product allows it', () => {
    expect(
      wrapped({ card: 1, bag: 1 }, [
        ['wrap-paper', 1],
        ['wrap-none', 1],
        ['gift-wrapping', 1],
      ]),
    ).toEqual({})
    expect(wrapped({ bag: 1 }, [['wrap-red-box', 1]])).toEqual({})
  })

  it('never exceeds the quantity of a product', () => {
    const unit = fc.integer({ min: 1, max: 9 })
    const line = fc.tuple(fc.constantFrom('wrap-red-box', 'wrap-blue-box', 'wrap-furoshiki', 'wrap-paper'), unit)
    fc.assert(
      fc.property(fc.record({ card: unit, clock: unit, book: unit, bag: unit }), fc.array(line), (units, lines) => {
        const sum = (prefix: RegExp) => lines.reduce((all, [code, count]) => all + (prefix.test(code) ? count : 0), 0)
        const result = wrapped(units, lines)
        expect((result.card ?? 0) + (result.clock ?? 0)).toBe(Math.min(sum(/red|blue/), units.card + units.clock))
        expect(result.card ?? 0).toBeLessThanOrEqual(units.card)
        expect(result.book ?? 0).toBe(Math.min(sum(/furoshiki/), units.book))
        expect(result.bag).toBeUndefined()
      }),
    )
  })

  it('names its plan', () => {
    const lines = ['card', 'wrap-red-box', 'wrap-red-box', 'wrap-'].map((itemCode) => ({ itemCode, unit: 1 }))
    expect(wrappingPlanIds(lines)).toEqual(['red-box'])
  })
})
