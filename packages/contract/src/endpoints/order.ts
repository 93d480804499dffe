import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Order } from '../entities/order.ts'
import { orderNumber, phoneNumber } from '../entities/scalars.ts'

export const orderEndpoints = {
  verifyOrder: endpoint({
    method: 'POST',
    path: '/api/order/verification',
    access: 'ANYONE',
    summary: 'May this order design this product?',
    body: z.object({
      orderNumber,
      phoneNumber,
      productId: z.string(),
      actionType: z.enum(['create', 'update']),
      designIds: z.optional(z.array(z.string())),
    }),
    answer: z.object({ orderNumber, paymentType: z.nullable(z.string()) }),
    errors: [
      'EC_MAINTAIN',
      'EC_CONNECTION_ERROR',
      'EC_REQUEST_TIMEOUT_EXCEPTION',
      'RAKUTEN_AUTHENTICATION_EXCEPTION',
      'YAHOO_AUTHENTICATION_EXCEPTION',
      'COLOR_ME_CONNECTION_ERROR',
      'COLOR_ME_AUTHENTICATION_ERROR',
      'NOT_MATCH_PRODUCT_WITH_ORDER',
      'ORDER_NUMBER_NOT_FOUND',
      'MULTI_ADDRESS_RAKUTEN_ORDER',
      'ORDER_IS_CANCELLED',
      'ORDER_IS_PRODUCED',
      'ORDER_NOT_SETTLED',
      'PRODUCT_IS_DELETED',
      'PRODUCT_IS_NOT_PUBLIC',
      'PRODUCT_IS_NOT_FOUND',
      'ORDER_YAHOO_IS_VERIFYING',
      'TOO_MANY_TRIES',
    ],
  }),
  listOrders: endpoint({
    method: 'GET',
    path: '/api/guest/order',
    access: 'SESSION',
    summary: "The session's orders with their designs",
    answer: z.array(Order),
  }),
  readOrder: endpoint({
    method: 'GET',
    path: '/api/guest/order/{orderNumber}',
    access: 'SESSION',
    summary: 'One order with its designs',
    params: z.object({ orderNumber }),
    answer: Order,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
}
