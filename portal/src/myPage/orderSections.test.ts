import type { Order, OrderStatus, Package } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { hasHistory, orderSections } from './orderSections.ts'

const TODAY = '2026-11-24'
const orders = (...statuses: OrderStatus[]) =>
  statuses.map(
    (status, index) => ({ id: `${index}`, status, shipDate: null, deliveryDate: null, packages: [] }) as never,
  )
const sectionsOf = (list: readonly Order[], today = TODAY) =>
  orderSections(list, today).map(({ section, orders }) => [section, orders.map(({ status }) => status)])

it('MYP-1, MYP-19: groups by status; the history is in production, on the way, past; each order is shown once', () => {
  expect(sectionsOf(orders(...ORDER_STATUSES))).toEqual([
    ['OPEN', ['WAITING', 'DRAFT']],
    ['PENDING_CANCEL', ['PENDING_CANCEL']],
    ['PRODUCTION', ['PENDING_CREATION', 'WAITING_CREATION', 'CREATING', 'PENDING', 'URL_RELEASED']],
    ['ON_THE_WAY', ['SHIPPED']],
    ['COMMITTED', ['COMMITTED']],
    ['PAST', ['CANCEL']],
  ])
})

it('MYP-1: leaves out a section without an order', () => {
  expect(sectionsOf(orders('CANCEL'))).toEqual([['PAST', ['CANCEL']]])
})

it('MYP-19: keeps a shipped order on its way until all its parcels arrived, or 14 days after its last known day', () => {
  const sent = (deliveryDate: string | null, ...delivered: (string | null)[]) =>
    ({
      id: '1',
      status: 'SHIPPED',
      shipDate: '2026-11-10T00:00:00.000Z',
      deliveryDate,
      packages: delivered.map((deliveredDate) => ({ deliveredDate }) as Package),
    }) as Order
  const sectionOf = (order: Order, today: string) => orderSections([order], today)[0]?.section
  expect(sectionOf(sent(null, null), '2026-11-24')).toBe('ON_THE_WAY')
  expect(sectionOf(sent(null, null), '2026-11-25')).toBe('PAST')
  expect(sectionOf(sent('2026-11-20', null), '2026-12-04')).toBe('ON_THE_WAY')
  expect(sectionOf(sent('2026-11-20', null, '2026-11-13'), '2026-11-14')).toBe('ON_THE_WAY')
  expect(sectionOf(sent('2026-11-20', '2026-11-12', '2026-11-13'), '2026-11-14')).toBe('PAST')
})

it('MYP-2: sets the history flag for any order that is neither draft, waiting, pending-cancel nor committed', () => {
  expect(hasHistory(orders('WAITING', 'DRAFT', 'PENDING_CANCEL', 'COMMITTED'))).toBe(false)
  for (const status of ['CREATING', 'SHIPPED', 'CANCEL', 'PENDING', 'URL_RELEASED'] as const) {
    expect(hasHistory(orders('WAITING', status))).toBe(true)
  }
})
