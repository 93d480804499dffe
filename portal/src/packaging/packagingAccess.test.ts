import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { packagingAccess } from './packagingAccess.ts'

const order: Parameters<typeof packagingAccess>[0] = { status: 'DRAFT', isDesigned: true, hasLineProduct: false }

it('PCK-1: shows the page for a draft only', () => {
  expect(packagingAccess(order)).toBe('SHOWN')
  for (const status of ORDER_STATUSES.filter((one) => one !== 'DRAFT')) {
    expect(packagingAccess({ ...order, status })).toBe('NOT_FOUND')
  }
})

it('PCK-1: leads to my page for incomplete designs and for an order of the messaging app', () => {
  expect(packagingAccess({ ...order, isDesigned: false })).toBe('MY_PAGE')
  expect(packagingAccess({ ...order, hasLineProduct: true })).toBe('MY_PAGE')
})
