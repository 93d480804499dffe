import type { Order, Package } from '@irodori/contract'
import { ORDER_STATUSES } from '@irodori/contract'
import { expect, it } from 'vitest'
import { whatNext } from './whatNext.ts'

const order = (given: Partial<Order>) =>
  ({
    status: 'DRAFT',
    remainingNumber: 0,
    overNumber: 0,
    processMethod: 'normal',
    hasLineProduct: false,
    packages: [],
    deliveryDate: null,
    timeToAutoStartProduction: null,
    ...given,
  }) as Order
const designed = { isDesigned: true }

it('MYP-7: every order that goes on says what comes next', () => {
  const silent = ORDER_STATUSES.filter((status) => whatNext(order({ status }), designed) === null)
  expect(silent).toEqual(['CANCEL'])
})

it('MYP-7: too many designs come before missing ones, those before empty places, and those before going on', () => {
  expect(whatNext(order({ overNumber: 1, remainingNumber: 2 }), designed)).toEqual({ key: 'over', number: 1 })
  expect(whatNext(order({ remainingNumber: 2 }), designed)).toEqual({ key: 'remaining', number: 2 })
  expect(whatNext(order({}), { isDesigned: false })).toEqual({ key: 'incomplete' })
  expect(whatNext(order({}), designed)).toEqual({ key: 'confirm' })
  expect(whatNext(order({ processMethod: 'digital_message' }), designed)).toEqual({ key: 'message' })
  expect(whatNext(order({ hasLineProduct: true }), designed)).toEqual({ key: 'commit' })
})

it('MYP-7: days are told where they are known, of several parcels the last', () => {
  const packages = ['2026-11-25', '2026-11-27', '2026-11-26'].map((day) => ({ expectedShipDate: day }) as Package)
  expect(whatNext(order({ status: 'CREATING', packages }), designed)).toEqual({ key: 'ships', day: '2026-11-27' })
  expect(whatNext(order({ status: 'SHIPPED', deliveryDate: '2026-12-01' }), designed)).toEqual({
    key: 'arrives',
    day: '2026-12-01',
  })
  expect(
    whatNext(order({ status: 'URL_RELEASED', timeToAutoStartProduction: '2026-11-30T20:00:00.000Z' }), designed),
  ).toEqual({ key: 'starts', day: '2026-12-01' })
})
