import type { Order, OrderProduct } from '@irodori/contract/entities/order'
import { plainOrder, plainProduct } from '@irodori/rules/testing/sampleOrder'

export const orderedProduct = (overrides: Partial<OrderProduct> = {}): OrderProduct => ({
  ...plainProduct({ productId: 'card', categoryId: 'cards', name: 'グリーティングカード' }),
  numberOfSides: 2,
  ...overrides,
})

/** Pieces of a product that have no design yet. */
export const missingPieces = (count: number, productId = 'card'): Order['missingParts'][number] => ({
  kind: 'PIECE',
  productId,
  count,
})

/** An open order of one card without a design. */
export const sampleOrder = (overrides: Partial<Order> = {}): Order => ({
  ...plainOrder(orderedProduct()),
  id: overrides.orderNumber ?? 'order-1',
  ...overrides,
})

/** A second order of two cards, placed later, for tests in which two orders could be mixed up. */
export const otherOrder = (overrides: Partial<Order> = {}): Order =>
  sampleOrder({
    orderNumber: 'irodori-10000002',
    phoneNumber: '0612345678',
    orderDate: '2026-11-20T03:00:00.000Z',
    products: [orderedProduct({ unit: 2 })],
    remainingNumber: 2,
    missingParts: [missingPieces(2)],
    ...overrides,
  })
