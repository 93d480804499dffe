import type { Order, OrderStatus } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { hasHistory, orderSections } from './orderSections.ts'

const orders = (...statuses: OrderStatus[]) => statuses.map((status, index) => ({ id: `${index}`, status }) as Order)

it('MYP-1: groups waiting and draft, pending-cancel, committed, and all others as history, each order once', () => {
  const parts = orderSections(orders(...ORDER_STATUSES))
  expect(parts.map(({ section, orders }) => [section, orders.map(({ status }) => status)])).toEqual([
    ['OPEN', ['WAITING', 'DRAFT']],
    ['PENDING_CANCEL', ['PENDING_CANCEL']],
    ['COMMITTED', ['COMMITTED']],
    ['HISTORY', ['PENDING_CREATION', 'WAITING_CREATION', 'CREATING', 'SHIPPED', 'PENDING', 'CANCEL', 'URL_RELEASED']],
  ])
})

it('MYP-1: leaves out a section without an order', () => {
  expect(orderSections(orders('SHIPPED')).map(({ section }) => section)).toEqual(['HISTORY'])
})

it('MYP-2: sets the history flag for any order that is neither draft, waiting, pending-cancel nor committed', () => {
  expect(hasHistory(orders('WAITING', 'DRAFT', 'PENDING_CANCEL', 'COMMITTED'))).toBe(false)
  for (const status of ['CREATING', 'SHIPPED', 'CANCEL', 'PENDING', 'URL_RELEASED'] as const) {
    expect(hasHistory(orders('WAITING', status))).toBe(true)
  }
})
