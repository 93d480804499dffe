import type { Order } from '@irodori/contract/entities/order'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import { expect, it } from 'vitest'
import {
  type Choices,
  initialChoices,
  planCategories,
  planCounts,
  plansFor,
  wrappedProducts,
  wrappingProblems,
} from './wrapping.ts'

const plan = (id: string, isFree: boolean): PackagePlan => ({
  id,
  identifier: id,
  name: id,
  description: '',
  imageUrl: null,
  isFree,
  price: isFree ? 0 : 330,
  packagePlanCatId: isFree ? 'wrapping' : 'gift',
  position: 1,
})
const PLANS = [plan('bag', true), plan('ribbon', true), plan('box', false)]
const OPTIONS = [
  { identifier: 'matt', name: 'マット', inStock: 40 },
  { identifier: 'gloss', name: 'グロス', inStock: 5 },
]

interface Given {
  readonly units?: number
  readonly chargeable?: number
  readonly mayGoWithout?: boolean
  readonly hasOptions?: boolean
}

/** An order of `units` cards, each with its design. */
const orderOf = ({ units = 2, chargeable = 1, mayGoWithout = false, hasOptions = false }: Given = {}) =>
  ({
    products: [
      {
        productId: 'card',
        name: 'カード',
        unit: units,
        chargeableUnit: chargeable,
        productType: 'NORMAL',
        options: hasOptions ? OPTIONS : [],
      },
      { productId: 'bag', name: '袋', unit: 1, chargeableUnit: 0, productType: 'NO_DESIGN', options: [] },
    ],
    designs: [
      {
        productId: 'card',
        product: {
          packagePlanCatId: 'wrapping',
          chargeablePackagePlanCatId: 'gift',
          allowPackagePlanEmptyChoice: mayGoWithout,
        },
      },
    ],
    designGroups: Array.from({ length: units }, (_, index) => ({
      groupNumber: index + 1,
      productId: 'card',
      packagePlanId: null,
      productOptionId: null,
      productOptions: hasOptions ? OPTIONS : [],
      designIds: [`d${index + 1}`],
    })),
  }) as unknown as Order

const choose = (plans: readonly (string | null)[], option: string | null = null): Choices =>
  new Map(plans.map((packagePlanId, index) => [index + 1, { packagePlanId, productOptionId: option }]))

const reasons = (order: Order, choices: Choices) => wrappingProblems(order, choices, PLANS).map(({ reason }) => reason)

it('PCK-2: offers the plans of the categories of the product, chargeable ones if the customer bought any', () => {
  const [bought] = wrappedProducts(orderOf())
  const [unbought] = wrappedProducts(orderOf({ chargeable: 0 }))
  if (!bought || !unbought) throw new Error('the test order has no product to wrap')
  expect(wrappedProducts(orderOf())).toHaveLength(1)
  expect(plansFor(bought, PLANS).map(({ id }) => id)).toEqual(['bag', 'ribbon', 'box'])
  expect(plansFor(unbought, PLANS).map(({ id }) => id)).toEqual(['bag', 'ribbon'])
  expect(planCategories([bought])).toBe('wrapping,gift')
  expect(planCategories([unbought])).toBe('wrapping')
})

it('PCK-2: preselects the saved choice, and the only possible plan', () => {
  const [product] = wrappedProducts(orderOf({ chargeable: 0 }))
  if (!product) throw new Error('the test order has no product to wrap')
  const sole = [plan('bag', true)]
  expect(initialChoices([product], sole).get(1)?.packagePlanId).toBe('bag')
  expect(initialChoices([product], PLANS).get(1)?.packagePlanId).toBeNull()
  const saved = { ...product, groups: product.groups.map((group) => ({ ...group, packagePlanId: 'ribbon' })) }
  expect(initialChoices([saved], PLANS).get(2)?.packagePlanId).toBe('ribbon')
  expect(
    initialChoices([{ ...saved, groups: saved.groups.map((one) => ({ ...one, packagePlanId: 'gone' })) }], PLANS).get(1)
      ?.packagePlanId,
  ).toBeNull()
})

it('PCK-3: counts the chosen free and chargeable plans', () => {
  const [product] = wrappedProducts(orderOf({ mayGoWithout: true }))
  if (!product) throw new Error('the test order has no product to wrap')
  const boughtCounts = { freeBought: 1, chargeableBought: 1 }
  expect(planCounts(product, choose([null, null]), PLANS)).toEqual({ free: 0, chargeable: 0, ...boughtCounts })
  expect(planCounts(product, choose(['box', 'bag']), PLANS)).toEqual({ free: 1, chargeable: 1, ...boughtCounts })
  expect(planCounts(product, choose(['box', '']), PLANS)).toEqual({ free: 1, chargeable: 1, ...boughtCounts })
})

it('PCK-4: requires a choice for each piece, in the quantities that were bought', () => {
  expect(reasons(orderOf(), choose([null, 'box']))).toEqual(['PLAN_NOT_CHOSEN'])
  expect(reasons(orderOf(), choose(['box', 'box']))).toEqual(['QUANTITY_OF_PACKAGE_PLAN'])
  expect(reasons(orderOf(), choose(['bag', 'box']))).toEqual([])
  expect(reasons(orderOf(), choose(['gone', 'box']))).toContain('PLAN_NOT_FOUND')
})

it('PCK-4: requires an explicit choice of no wrapping where the product allows it', () => {
  const order = orderOf({ mayGoWithout: true })
  expect(reasons(order, choose([null, 'box']))).toEqual(['PLAN_NOT_CHOSEN'])
  expect(reasons(order, choose(['', 'box']))).toEqual([])
})

it('PCK-5: requires an option where there are any, and refuses one with five or fewer left', () => {
  const order = orderOf({ hasOptions: true })
  expect(reasons(order, choose(['bag', 'box']))).toEqual(['OPTION_NOT_CHOSEN'])
  expect(reasons(order, choose(['bag', 'box'], 'gloss'))).toEqual(['OPTION_OUT_OF_STOCK'])
  expect(reasons(order, choose(['bag', 'box'], 'matt'))).toEqual([])
})
