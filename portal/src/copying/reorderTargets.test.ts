import type { Order } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { reorderTargets } from './reorderTargets.ts'

const order = (orderNumber: string, status: Order['status'], productId: string) =>
  ({
    orderNumber,
    status,
    missingParts: [{ kind: 'PIECE', productId, count: 1 }],
  }) as unknown as Order

it('CPY-8: offers open orders that still lack a design of the product', () => {
  const orders = [
    order('a', 'SHIPPED', 'card'),
    order('b', 'WAITING', 'card'),
    order('c', 'DRAFT', 'clock'),
    order('d', 'DRAFT', 'card'),
  ]
  expect(reorderTargets(orders, 'card').map(({ orderNumber }) => orderNumber)).toEqual(['b', 'd'])
  expect(reorderTargets(orders, 'poster')).toEqual([])
})
