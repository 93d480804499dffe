import { describe, expect, it } from 'vitest'
import type { PackedGroup, PackedProduct } from './packagePlans.ts'
import { choiceViolations, countPlans, packageViolations } from './packagePlans.ts'

const PLANS = [
  { id: 'bag', isFree: true, packagePlanCatId: 'free' },
  { id: 'box', isFree: false, packagePlanCatId: 'gift' },
  { id: 'foreign', isFree: true, packagePlanCatId: 'elsewhere' },
  { id: 'foreign-box', isFree: false, packagePlanCatId: 'elsewhere' },
]

const product = (change: Partial<PackedProduct> = {}): PackedProduct => ({
  productId: 'card',
  name: 'カード',
  unit: 2,
  chargeableUnit: 1,
  packagePlanCatId: 'free',
  chargeablePackagePlanCatId: 'gift',
  allowPackagePlanEmptyChoice: false,
  optionIdentifiers: [],
  ...change,
})

const groupsWith = (...planIds: (string | null)[]): PackedGroup[] =>
  planIds.map((packagePlanId, index) => ({
    groupNumber: index + 1,
    productId: 'card',
    packagePlanId,
    productOptionId: null,
  }))

const QUANTITY = {
  reason: 'QUANTITY_OF_PACKAGE_PLAN',
  productName: 'カード',
  numberOfFreePackages: 1,
  numberOfChargeablePackages: 1,
}

describe('PKG-1 the counts of plans', () => {
  it('count free, chargeable and missing plans', () => {
    expect(countPlans(groupsWith('bag', 'bag', 'box', '', null, 'gone'), PLANS)).toEqual({
      free: 2,
      chargeable: 1,
      none: 3,
    })
  })
})

describe('PKG-2 the plans of a product', () => {
  it('match the bought numbers', () => {
    expect(packageViolations([product()], groupsWith('bag', 'box'), PLANS)).toEqual([])
    expect(packageViolations([product()], groupsWith('bag', 'bag'), PLANS)).toEqual([QUANTITY])
    expect(packageViolations([product()], groupsWith('box', 'box'), PLANS)).toEqual([QUANTITY])
    expect(packageViolations([product()], groupsWith('bag', 'box', 'bag'), PLANS)).toEqual([QUANTITY])
    expect(packageViolations([product()], groupsWith('bag'), PLANS)).toEqual([QUANTITY])
  })

  it('accepts no plan in place of a free one if the product allows it', () => {
    const free = product({ allowPackagePlanEmptyChoice: true })
    expect(packageViolations([free], groupsWith('', 'box'), PLANS)).toEqual([])
    expect(packageViolations([free], groupsWith('bag', null), PLANS)).toEqual([QUANTITY])
  })
})

describe('PKG-3 packageViolations', () => {
  it('reports a plan that was deleted or belongs to another product', () => {
    expect(packageViolations([product()], groupsWith('gone', 'foreign'), PLANS)).toEqual([
      { reason: 'PLAN_NOT_FOUND', groupNumbers: [1, 2] },
      QUANTITY,
    ])
  })

  it('reports a chargeable plan of another category', () => {
    expect(packageViolations([product()], groupsWith('bag', 'foreign-box'), PLANS)).toEqual([
      { reason: 'PLAN_NOT_FOUND', groupNumbers: [2] },
      QUANTITY,
    ])
  })

  it('reports a plan that was not chosen', () => {
    expect(packageViolations([product()], groupsWith('', 'box'), PLANS)).toEqual([
      { reason: 'PLAN_NOT_CHOSEN', groupNumbers: [1] },
      QUANTITY,
    ])
  })

  it('reports an option that was not chosen or does not exist', () => {
    const [first, second] = groupsWith('bag', 'box')
    const groups = [first, second].flatMap((group, index) =>
      group ? [{ ...group, productOptionId: ['red', 'green'][index] ?? null }] : [],
    )
    const optional = product({ optionIdentifiers: ['red', 'blue'] })
    expect(packageViolations([optional], groups, PLANS)).toEqual([{ reason: 'OPTION_NOT_CHOSEN', groupNumbers: [2] }])
    expect(packageViolations([optional], groupsWith('bag', 'box'), PLANS)).toEqual([
      { reason: 'OPTION_NOT_CHOSEN', groupNumbers: [1, 2] },
    ])
  })

  it('reports each product separately', () => {
    const other = product({ productId: 'clock', name: '時計', unit: 1, chargeableUnit: 0 })
    expect(packageViolations([product(), other], groupsWith('bag', 'box'), PLANS)).toEqual([
      {
        reason: 'QUANTITY_OF_PACKAGE_PLAN',
        productName: '時計',
        numberOfFreePackages: 1,
        numberOfChargeablePackages: 0,
      },
    ])
    const clock = groupsWith('bag').map((group) => ({ ...group, groupNumber: 3, productId: 'clock' }))
    expect(packageViolations([product(), other], [...groupsWith('bag', 'box'), ...clock], PLANS)).toEqual([])
    expect(choiceViolations([product(), other], [...groupsWith('bag', 'box'), ...clock], PLANS)).toEqual([])
  })
})

describe('PKG-4 a product without plans', () => {
  it('needs none', () => {
    const bare = product({ packagePlanCatId: null, chargeablePackagePlanCatId: null })
    expect(packageViolations([bare], groupsWith(null, ''), PLANS)).toEqual([])
  })

  it('accepts chargeable plans alone for a product without free plans', () => {
    const onlyGifts = product({ packagePlanCatId: null })
    expect(packageViolations([onlyGifts], groupsWith(null, 'box'), PLANS)).toEqual([])
    expect(packageViolations([onlyGifts], groupsWith(null, null), PLANS)).toEqual([QUANTITY])
  })
})

describe('PKG-5 a choice that is not finished', () => {
  it('accepts a choice that is not finished', () => {
    const optional = product({ optionIdentifiers: ['red'] })
    expect(choiceViolations([optional], groupsWith(null, ''), PLANS)).toEqual([])
    expect(choiceViolations([product()], groupsWith('box', null), PLANS)).toEqual([])
    expect(choiceViolations([product()], groupsWith('bag', null), PLANS)).toEqual([])
    const blank = groupsWith('bag', 'box').map((group) => ({ ...group, productOptionId: '' }))
    expect(choiceViolations([optional], blank, PLANS)).toEqual([])
  })

  it('refuses a plan of another product and an unknown option', () => {
    const [group] = groupsWith('foreign')
    const groups = group ? [{ ...group, productOptionId: 'green' }] : []
    expect(choiceViolations([product({ optionIdentifiers: ['red'] })], groups, PLANS)).toEqual([
      { reason: 'PLAN_NOT_FOUND', groupNumbers: [1] },
      { reason: 'OPTION_NOT_CHOSEN', groupNumbers: [1] },
    ])
  })

  it('refuses more plans of a kind than were bought', () => {
    expect(choiceViolations([product()], groupsWith('box', 'box'), PLANS)).toEqual([QUANTITY])
    expect(choiceViolations([product()], groupsWith('bag', 'bag'), PLANS)).toEqual([QUANTITY])
  })
})
