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
    processMethod: 'normal',
    hasLineProduct: false,
    packages: [],
    deliveryDate: null,
    timeToAutoStartProduction: null,
    ...given,
  }) as Order
const designed = { isDesigned: true }

it('MYP-7: gives a hint for every order that is not cancelled', () => {
  const withoutHint = ORDER_STATUSES.filter((status) => nextHint(order({ status }), designed) === null)
  expect(withoutHint).toEqual(['CANCEL'])
})

it('MYP-7: puts surplus designs before missing ones, then unmade sides, then empty frames, then the next step', () => {
  expect(nextHint(order({ overNumber: 1, remainingNumber: 2 }), designed)).toEqual({ key: 'over', number: 1 })
  expect(nextHint(order({ remainingNumber: 2 }), designed)).toEqual({ key: 'remaining', number: 2 })
  expect(nextHint(order({}), { isDesigned: false })).toEqual({ key: 'incomplete' })
  const back = { kind: 'SIDE', productId: 'card', groupNumber: 1, pageNumber: '0', sideNumber: 2 } as const
  expect(nextHint(order({ missingParts: [back] }), { isDesigned: false })).toEqual({ key: 'unmade' })
  expect(nextHint(order({}), designed)).toEqual({ key: 'confirm' })
  expect(nextHint(order({ processMethod: 'digital_message' }), designed)).toEqual({ key: 'message' })
  expect(nextHint(order({ hasLineProduct: true }), designed)).toEqual({ key: 'commit' })
})

it('MYP-7: names known days, of several parcels the last', () => {
  const packages = ['2026-11-25', '2026-11-27', '2026-11-26'].map((day) => ({ plannedShipDate: day }) as Package)
  expect(nextHint(order({ status: 'CREATING', packages }), designed)).toEqual({ key: 'ships', day: '2026-11-27' })
  expect(nextHint(order({ status: 'SHIPPED', deliveryDate: '2026-12-01' }), designed)).toEqual({
    key: 'arrives',
    day: '2026-12-01',
  })
  expect(
    nextHint(order({ status: 'URL_RELEASED', timeToAutoStartProduction: '2026-11-30T20:00:00.000Z' }), designed),
  ).toEqual({ key: 'starts', day: '2026-12-01' })
})
