import { describe, expect, it } from 'vitest'
import type { PackedGroup, PackedProduct } from './packagePlans.ts'
import { choiceFaults, countPlans, packageFaults } from './packagePlans.ts'

const PLANS = [
  { id: 'bag', isFree: true, packagePlanCatId: 'free' },
  { id: 'box', isFree: false, packagePlanCatId: 'gift' },
  { id: 'foreign', isFree: true, packagePlanCatId: 'elsewhere' },
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
  it('are of free, chargeable and no plans', () => {
    expect(countPlans(groupsWith('bag', 'bag', 'box', '', null, 'gone'), PLANS)).toEqual({
      free: 2,
      chargeable: 1,
      none: 3,
    })
  })
})

describe('PKG-2 the plans of a product', () => {
  it('are as many as were bought', () => {
    expect(packageFaults([product()], groupsWith('bag', 'box'), PLANS)).toEqual([])
    expect(packageFaults([product()], groupsWith('bag', 'bag'), PLANS)).toEqual([QUANTITY])
    expect(packageFaults([product()], groupsWith('box', 'box'), PLANS)).toEqual([QUANTITY])
    expect(packageFaults([product()], groupsWith('bag', 'box', 'bag'), PLANS)).toEqual([QUANTITY])
  })

  it('may be none instead of free where the product allows it', () => {
    const free = product({ allowPackagePlanEmptyChoice: true })
    expect(packageFaults([free], groupsWith('', 'box'), PLANS)).toEqual([])
    expect(packageFaults([free], groupsWith('bag', null), PLANS)).toEqual([QUANTITY])
  })
})

describe('PKG-3 what keeps an order from going on', () => {
  it('is a plan that is gone, or of another product', () => {
    expect(packageFaults([product()], groupsWith('gone', 'foreign'), PLANS)).toEqual([
      { reason: 'PLAN_NOT_FOUND', groupNumbers: [1, 2] },
      QUANTITY,
    ])
  })

  it('is a plan that was not chosen', () => {
    expect(packageFaults([product()], groupsWith('', 'box'), PLANS)).toEqual([
      { reason: 'PLAN_NOT_CHOSEN', groupNumbers: [1] },
      QUANTITY,
    ])
  })

  it('is an option that was not chosen or does not exist', () => {
    const [first, second] = groupsWith('bag', 'box')
    const groups = [first, second].flatMap((group, index) =>
      group ? [{ ...group, productOptionId: ['red', 'green'][index] ?? null }] : [],
    )
    const optional = product({ optionIdentifiers: ['red', 'blue'] })
    expect(packageFaults([optional], groups, PLANS)).toEqual([{ reason: 'OPTION_NOT_CHOSEN', groupNumbers: [2] }])
    expect(packageFaults([optional], groupsWith('bag', 'box'), PLANS)).toEqual([
      { reason: 'OPTION_NOT_CHOSEN', groupNumbers: [1, 2] },
    ])
  })

  it('is told for each product', () => {
    const other = product({ productId: 'clock', name: '時計', unit: 1, chargeableUnit: 0 })
    expect(packageFaults([product(), other], groupsWith('bag', 'box'), PLANS)).toEqual([
      {
        reason: 'QUANTITY_OF_PACKAGE_PLAN',
        productName: '時計',
        numberOfFreePackages: 1,
        numberOfChargeablePackages: 0,
      },
    ])
  })
})

describe('PKG-4 a product without plans', () => {
  it('goes without', () => {
    const bare = product({ packagePlanCatId: null, chargeablePackagePlanCatId: null })
    expect(packageFaults([bare], groupsWith(null, ''), PLANS)).toEqual([])
  })

  it('may have chargeable plans alone', () => {
    const onlyGifts = product({ packagePlanCatId: null })
    expect(packageFaults([onlyGifts], groupsWith(null, 'box'), PLANS)).toEqual([])
    expect(packageFaults([onlyGifts], groupsWith(null, null), PLANS)).toEqual([QUANTITY])
  })
})

describe('PKG-5 a choice that is not finished', () => {
  it('is no fault', () => {
    const optional = product({ optionIdentifiers: ['red'] })
    expect(choiceFaults([optional], groupsWith(null, ''), PLANS)).toEqual([])
    expect(choiceFaults([product()], groupsWith('box', null), PLANS)).toEqual([])
  })

  it('has no plan of another product and no unknown option', () => {
    const [group] = groupsWith('foreign')
    const groups = group ? [{ ...group, productOptionId: 'green' }] : []
    expect(choiceFaults([product({ optionIdentifiers: ['red'] })], groups, PLANS)).toEqual([
      { reason: 'PLAN_NOT_FOUND', groupNumbers: [1] },
      { reason: 'OPTION_NOT_CHOSEN', groupNumbers: [1] },
    ])
  })

  it('has no more plans of a kind than were bought', () => {
    expect(choiceFaults([product()], groupsWith('box', 'box'), PLANS)).toEqual([QUANTITY])
    expect(choiceFaults([product()], groupsWith('bag', 'bag'), PLANS)).toEqual([QUANTITY])
  })
})
