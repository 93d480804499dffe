import type { SampleText } from '@irodori/contract/entities/missingPart'
import type { Order, Package } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { nextHint } from './nextHint.ts'

const order = (given: Partial<Order>) =>
  ({
    status: 'DRAFT',
    remainingNumber: 0,
    overNumber: 0,
    missingParts: [],
    sampleTexts: [],
    processMethod: 'normal',
    hasLineProduct: false,
    packages: [],
    deliveryDate: null,
    timeToAutoStartProduction: null,
    shipDate: null,
    ...given,
  }) as Order
const designed = { isDesigned: true }
const TODAY = '2026-11-24'

it('MYP-7: gives a hint for every order that is not cancelled', () => {
  const withoutHint = ORDER_STATUSES.filter((status) => nextHint(order({ status }), designed, TODAY) === null)
  expect(withoutHint).toEqual(['CANCEL'])
})

it('MYP-7: puts surplus designs before missing ones, then unmade sides, then empty frames, then sample texts, then the next step', () => {
  expect(nextHint(order({ overNumber: 1, remainingNumber: 2 }), designed, TODAY)).toEqual({ key: 'over', number: 1 })
  expect(nextHint(order({ remainingNumber: 2 }), designed, TODAY)).toEqual({ key: 'remaining', number: 2 })
  expect(nextHint(order({}), { isDesigned: false }, TODAY)).toEqual({ key: 'incomplete' })
  const back = { kind: 'SIDE', productId: 'card', groupNumber: 1, pageNumber: '0', sideNumber: 2 } as const
  expect(nextHint(order({ missingParts: [back] }), { isDesigned: false }, TODAY)).toEqual({ key: 'unmade' })
  expect(nextHint(order({ sampleTexts: [{} as SampleText] }), designed, TODAY)).toEqual({ key: 'samples' })
  expect(nextHint(order({}), designed, TODAY)).toEqual({ key: 'confirm' })
  expect(nextHint(order({ processMethod: 'digital_message' }), designed, TODAY)).toEqual({ key: 'message' })
  expect(nextHint(order({ hasLineProduct: true }), designed, TODAY)).toEqual({ key: 'commit' })
})

it('MYP-7: names known days, of several parcels the last', () => {
  const packages = ['2026-11-25', '2026-11-27', '2026-11-26'].map((day) => ({ plannedShipDate: day }) as Package)
  expect(nextHint(order({ status: 'CREATING', packages }), designed, TODAY)).toEqual({
    key: 'ships',
    day: '2026-11-27',
  })
  expect(nextHint(order({ status: 'SHIPPED', deliveryDate: '2026-12-01' }), designed, TODAY)).toEqual({
    key: 'arrives',
    day: '2026-12-01',
  })
  expect(
    nextHint(order({ status: 'URL_RELEASED', timeToAutoStartProduction: '2026-11-30T20:00:00.000Z' }), designed, TODAY),
  ).toEqual({ key: 'starts', day: '2026-12-01' })
})

it('MYP-7: promises no day that has passed', () => {
  const late = [{ plannedShipDate: '2026-11-23' }] as Package[]
  expect(nextHint(order({ status: 'CREATING', packages: late }), designed, TODAY)).toEqual({
    key: 'late',
    day: '2026-11-23',
  })
  const sent = { status: 'SHIPPED', shipDate: '2026-11-18T00:00:00.000Z', deliveryDate: '2026-11-20' } as const
  const parcels = (deliveredDate: string | null) => [{ plannedShipDate: '2026-11-18', deliveredDate }] as Package[]
  expect(nextHint(order({ ...sent, packages: parcels(null) }), designed, TODAY)).toEqual({ key: 'onItsWay' })
  expect(nextHint(order({ ...sent, packages: parcels('2026-11-20') }), designed, TODAY)).toBeNull()
})
