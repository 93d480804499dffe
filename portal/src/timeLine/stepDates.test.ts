import type { Design } from '@irodori/contract/entities/design'
import type { Order, Package } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { stepDates } from './stepDates.ts'

const order = (given: Partial<Order>) =>
  ({
    status: 'DRAFT',
    orderDate: '2026-11-18T16:00:00.000Z',
    shipDate: null,
    beginningOfWaitingCreation: null,
    designs: [{ updatedAt: '2026-11-20T01:00:00.000Z' }, { updatedAt: '2026-11-19T01:00:00.000Z' }] as Design[],
    packages: [{ expectedShipDate: '2026-11-27' }] as Package[],
    deliveryDate: null,
    hasLineProduct: false,
    ...given,
  }) as Order

it('MYP-8: gives days in Tokyo time, and the day of the last save once everything is designed', () => {
  expect(stepDates(order({}), true)).toMatchObject({
    order: { kind: 'DONE', day: '2026-11-19' },
    design: { kind: 'DONE', day: '2026-11-20' },
  })
  expect(stepDates(order({}), false).design).toBeUndefined()
})

it('MYP-8: estimates the ship date while the order is open, then expects it, then confirms it', () => {
  expect(stepDates(order({}), true).produce).toEqual({ kind: 'ESTIMATED', day: '2026-11-27' })
  expect(stepDates(order({ status: 'CREATING' }), true).produce).toEqual({ kind: 'EXPECTED', day: '2026-11-27' })
  expect(stepDates(order({ status: 'SHIPPED', shipDate: '2026-11-26T01:00:00.000Z' }), true).produce).toEqual({
    kind: 'DONE',
    day: '2026-11-26',
  })
})

it('MYP-8: shows no ship date for the messaging app, and no delivery date unless the customer chose one', () => {
  const dates = stepDates(order({ hasLineProduct: true }), true)
  expect(dates.produce).toBeUndefined()
  expect(dates.deliver).toBeUndefined()
})
