import * as z from 'zod/mini'
import { IntegrationOrder, NewOrder } from '../entities/integration.ts'
import { countText, orderNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const readIntegrationOrder = endpoint({
  method: 'GET',
  path: '/api/integration/orders/{orderNumber}',
  access: 'API_KEY',
  sentBy: 'SYSTEMS',
  scope: 'orders:read',
  params: z.object({ orderNumber }),
  answer: IntegrationOrder,
  errors: ['ORDER_NUMBER_NOT_FOUND'],
})

export const listChangedOrders = endpoint({
  method: 'GET',
  path: '/api/integration/orders',
  access: 'API_KEY',
  sentBy: 'SYSTEMS',
  scope: 'orders:read',
  query: z.object({
    /** `next` of an earlier answer; from the first order on if omitted. */
    after: z.optional(z.string().check(z.maxLength(200))),
    /** At most 200; 100 if omitted. */
    limit: z.optional(countText),
  }),
  answer: z.object({
    orders: z.array(IntegrationOrder),
    /** The cursor for the next call; null while there is no order at all. */
    next: z.nullable(z.string()),
    /** Whether more orders can be listed at once. */
    hasMore: z.boolean(),
  }),
})

export const addIntegrationOrder = endpoint({
  method: 'POST',
  path: '/api/integration/orders',
  access: 'API_KEY',
  sentBy: 'SYSTEMS',
  scope: 'orders:write',
  idempotency: 'REQUIRED',
  body: NewOrder,
  answer: IntegrationOrder,
  errors: ['PRODUCT_IS_NOT_FOUND'],
  systemErrors: ['ORDER_EXISTS', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_KEY_IN_USE'],
})
