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
    packages: [{ plannedShipDate: '2026-11-27', deliveredDate: null }] as Package[],
    deliveryDate: null,
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

it('MYP-8: shows no ship date while it is unknown, and no delivery date unless the customer chose one', () => {
  const unknown = { plannedShipDate: null, deliveredDate: null } as Package
  const dates = stepDates(order({ status: 'URL_RELEASED', packages: [unknown] }), true)
  expect(dates.produce).toBeUndefined()
  expect(dates.deliver).toBeUndefined()
})

it('MYP-8: names the day on which the last of two parcels arrived, once both did', () => {
  const parcels = (...days: (string | null)[]) =>
    order({
      status: 'SHIPPED',
      shipDate: '2026-11-26T01:00:00.000Z',
      deliveryDate: '2026-12-01',
      packages: days.map((deliveredDate) => ({ plannedShipDate: '2026-11-26', deliveredDate }) as Package),
    })
  expect(stepDates(parcels('2026-12-01', null), true).deliver).toEqual({ kind: 'CHOSEN', day: '2026-12-01' })
  expect(stepDates(parcels('2026-12-01', '2026-12-02'), true).deliver).toEqual({ kind: 'DONE', day: '2026-12-02' })
})
