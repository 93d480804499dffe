import { describe, expect, it } from 'vitest'
import { PLAIN_CALENDAR } from '../../testing/calendars.ts'
import type { BoughtProduct, DesignedGroup, ProductionFacts } from './productionViolations.ts'
import { dateViolations, designViolations, isOptionOutOfStock, productionViolations } from './productionViolations.ts'

const CARD: BoughtProduct = {
  productId: 'card',
  name: 'カード',
  unit: 1,
  chargeableUnit: 0,
  packagePlanCatId: 'free',
  chargeablePackagePlanCatId: null,
  allowPackagePlanEmptyChoice: false,
  productType: 'NORMAL',
  isDeleted: false,
  isPublic: true,
  quantityInStock: 50,
  options: [],
  numberOfSides: 1,
  totalPage: null,
}

const FRONT = { id: 'front', pageNumber: '0', sideNumber: 1, items: [], printCheck: 'EQUAL' as const }

const group = (change: Partial<DesignedGroup> = {}): DesignedGroup => ({
  groupNumber: 1,
  productId: 'card',
  packagePlanId: 'bag',
  productOptionId: null,
  totalPage: null,
  designs: [FRONT],
  ...change,
})

const PARCEL = {
  packageId: 'parcel',
  deliveryDay: '2026-12-10',
  isDayEnabled: true,
  question: {
    now: new Date('2026-11-16T10:00:00+09:00'),
    orderDate: '2026-11-15T20:00:00+09:00',
    shipDate: '2026-11-20',
    categoryIdentifies: [],
    transportDays: 0,
    calendar: PLAIN_CALENDAR,
  },
}

const facts = (change: Partial<ProductionFacts> = {}): ProductionFacts => ({
  unknownProductIds: [],
  products: [CARD],
  groups: [group()],
  plans: [{ id: 'bag', isFree: true, packagePlanCatId: 'free' }],
  parcels: [PARCEL],
  hasLineProduct: false,
  processMethod: 'normal',
  hasReservedStock: false,
  ...change,
})

const reasons = (change: Partial<ProductionFacts>) => productionViolations(facts(change)).map(({ reason }) => reason)
const design = (change: object) => [{ ...FRONT, ...change }]

describe('PRD-1 designViolations', () => {
  it('reports nothing for a complete order', () => {
    expect(designViolations(facts())).toEqual([])
    expect(designViolations(facts({ groups: [group({ designs: design({ printCheck: 'PENDING' }) })] }))).toEqual([])
  })

  it('reports products that are not available', () => {
    const products = [
      { ...CARD, isDeleted: true, isPublic: false },
      { ...CARD, productId: 'hidden', unit: 0, isPublic: false },
      { ...CARD, productId: 'few', unit: 0, quantityInStock: 5 },
    ]
    expect(designViolations(facts({ unknownProductIds: ['gone'], products }))).toEqual([
      { reason: 'PRODUCT_NOT_FOUND', productIds: ['gone'] },
      { reason: 'PRODUCT_DELETED', productIds: ['card'] },
      { reason: 'PRODUCT_NOT_PUBLIC', productIds: ['hidden'] },
      { reason: 'PRODUCT_OUT_OF_STOCK', productIds: ['few'] },
    ])
  })

  it('reports missing, spare and incomplete designs and those of another product', () => {
    expect(designViolations(facts({ groups: [] }))).toEqual([{ reason: 'DESIGNS_MISSING', count: 1 }])
    expect(designViolations(facts({ groups: [group(), group({ groupNumber: 2 })] }))).toEqual([
      { reason: 'DESIGNS_SPARE', count: 1 },
    ])
    expect(designViolations(facts({ groups: [group(), group({ groupNumber: 2, productId: 'mug' })] }))).toEqual([
      { reason: 'WRONG_PRODUCT', designIds: ['front'] },
    ])
    const missingParts = [{ kind: 'SIDE', productId: 'card', groupNumber: 1, pageNumber: '0', sideNumber: 2 }]
    expect(designViolations(facts({ products: [{ ...CARD, numberOfSides: 2 }] }))).toEqual([
      { reason: 'DESIGN_NOT_COMPLETE', designIds: ['front'], groupNumbers: [1], missingParts },
    ])
  })

  it('names the designs of incomplete and unprintable pieces only', () => {
    const products = [{ ...CARD, unit: 4, numberOfSides: 2 }]
    const sides = (name: string, ...numbers: number[]) =>
      numbers.map((sideNumber) => ({ ...FRONT, id: `${name}-${sideNumber}`, sideNumber }))
    const groups = [
      group({ groupNumber: 1, designs: sides('whole', 1, 2) }),
      group({ groupNumber: 2, designs: sides('frontless', 2) }),
      group({ groupNumber: 3, designs: sides('backless', 1) }),
      group({
        groupNumber: 4,
        designs: sides('other', 1, 2).map((side) => ({
          ...side,
          printCheck: side.sideNumber === 2 ? 'FAILED' : 'EQUAL',
        })),
      }),
    ]
    expect(designViolations(facts({ products, groups }))).toMatchObject([
      { reason: 'DESIGN_NOT_COMPLETE', designIds: ['frontless-2', 'backless-1'], groupNumbers: [2, 3] },
      { reason: 'DESIGN_NOT_PRINTABLE', designIds: ['other-2'], groupNumbers: [4] },
    ])
  })

  it('reports a page whose print differs from the approved picture', () => {
    for (const printCheck of ['DIFFERENT', 'FAILED']) {
      expect(designViolations(facts({ groups: [group({ designs: design({ printCheck }) })] }))).toEqual([
        { reason: 'DESIGN_NOT_PRINTABLE', designIds: ['front'], groupNumbers: [1] },
      ])
    }
  })

  it('ignores the stock once the pieces of the order are reserved', () => {
    expect(designViolations(facts({ products: [{ ...CARD, quantityInStock: 0 }], hasReservedStock: true }))).toEqual([])
  })
})

describe('PRD-2 productionViolations', () => {
  it('reports the wrapping and the delivery date too', () => {
    expect(reasons({})).toEqual([])
    expect(reasons({ groups: [group({ packagePlanId: null })] })).toEqual([
      'PLAN_NOT_CHOSEN',
      'QUANTITY_OF_PACKAGE_PLAN',
    ])
    expect(reasons({ parcels: [{ ...PARCEL, deliveryDay: '2026-11-21' }] })).toEqual(['DELIVERY_DATE'])
  })

  it('requires no wrapping for a product without design', () => {
    const gift = { ...CARD, productId: 'ribbon', productType: 'NO_DESIGN' as const }
    expect(reasons({ products: [CARD, gift] })).toEqual([])
  })

  it('requires neither for the messaging app, and no date for a digital message', () => {
    const unfinished = { groups: [group({ packagePlanId: null })], parcels: [{ ...PARCEL, deliveryDay: '2026-11-21' }] }
    expect(reasons({ ...unfinished, hasLineProduct: true })).toEqual([])
    expect(reasons({ ...unfinished, processMethod: 'digital_message' })).toEqual([
      'PLAN_NOT_CHOSEN',
      'QUANTITY_OF_PACKAGE_PLAN',
    ])
  })

  it('reports a day for goods whose day cannot be chosen', () => {
    expect(dateViolations({ ...PARCEL, isDayEnabled: false })).toMatchObject([
      { reason: 'DELIVERY_DATE', violation: null },
    ])
    expect(dateViolations({ ...PARCEL, isDayEnabled: false, deliveryDay: null })).toEqual([])
  })
})

describe('PRD-3 a chosen option', () => {
  const options = [
    { identifier: 'red', name: '赤', inStock: 5 },
    { identifier: 'blue', name: '青', inStock: 6 },
  ]
  const shelf = [{ ...CARD, options }]

  it('a chosen option is out of stock at five pieces', () => {
    const isOut = (productOptionId: string | null) => isOptionOutOfStock({ productId: 'card', productOptionId }, shelf)
    expect(['red', 'blue', 'green', null].map(isOut)).toEqual([true, false, false, false])
  })

  it('is looked up in its own product, and is not out of stock in an unknown one', () => {
    const full = { ...CARD, productId: 'mug', options: options.map((option) => ({ ...option, inStock: 50 })) }
    const isOut = (productId: string) => isOptionOutOfStock({ productId, productOptionId: 'red' }, [full, ...shelf])
    expect(['card', 'mug', 'gone'].map(isOut)).toEqual([true, false, false])
  })

  it('prevents production with the pieces that have it, unless the stock is reserved', () => {
    const products = [{ ...CARD, unit: 2, options }]
    const groups = [group({ productOptionId: 'blue' }), group({ groupNumber: 2, productOptionId: 'red' })]
    expect(productionViolations(facts({ products, groups }))).toEqual([
      { reason: 'OPTION_OUT_OF_STOCK', groupNumbers: [2] },
    ])
    expect(reasons({ products, groups, hasReservedStock: true })).toEqual([])
  })

  it('prevents production, but not packaging, where another option can be chosen', () => {
    const change = { products: shelf, groups: [group({ productOptionId: 'red' })] }
    expect(designViolations(facts(change))).toEqual([])
    expect(reasons(change)).toEqual(['OPTION_OUT_OF_STOCK'])
  })
})
