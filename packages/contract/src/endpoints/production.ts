import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Order } from '../entities/order.ts'
import { count, countText, dateTime, day, orderNumber } from '../entities/scalars.ts'
import { outsideShopErrors } from './outsideShopErrors.ts'

const params = z.object({ orderNumber })
const own = ['FORBIDDEN', 'NOT_FOUND'] as const

/** What keeps an order from being made. */
const notReady = [
  'ORDER_IS_PRODUCED',
  'ORDER_CHANGED',
  'STATUS_NOT_ALLOWED',
  'NOT_ENOUGH_DESIGN_EXCEPTION',
  'SPARE_DESIGNS_EXCEPTION',
  'WRONG_PRODUCT_EXCEPTION',
  'DESIGN_NOT_COMPLETED',
  'DESIGN_CREATE_IMAGE_EXCEPTION',
  'PRODUCT_IS_DELETED',
  'PRODUCT_IS_NOT_PUBLIC',
  'PRODUCT_IS_NOT_FOUND',
  'PRODUCT_IS_OUT_OF_STOCK',
] as const

/** `startShippingDate` is written YYYY-MM-DD HH:mm:ss ZZ. */
const shipping = z.object({
  startShippingDate: z.string(),
  defaultExpectedDeliveryDate: z.nullable(day),
  /** Minutes that the customer has to change her mind. */
  waitingTime: count,
})

export const scheduleCreation = endpoint({
  method: 'POST',
  path: '/api/guest/orders/{orderNumber}/scheduler/creating',
  access: 'SESSION',
  summary: 'Start the waiting period, after which production starts by itself',
  params,
  body: z.object({
    creatingTime: z.optional(count),
    /** Of the order as it was shown; an order that was changed since is refused. */
    updatedAt: z.optional(dateTime),
  }),
  answer: z.object({ order: Order, clientEndingTime: dateTime }),
  errors: [
    ...own,
    ...outsideShopErrors,
    'MULTI_ADDRESS_RAKUTEN_ORDER',
    ...notReady,
    'PACKAGE_PLAN_NOT_FOUND',
    'PACKAGE_PLAN_NOT_CHOSEN',
    'PRODUCT_OPTION_NOT_CHOSEN',
    'QUANTITY_OF_PACKAGE_PLAN',
    'INVALID_DELIVERY_DATE',
  ],
})

export const cancelCreation = endpoint({
  method: 'POST',
  path: '/api/guest/orders/{orderNumber}/scheduler/cancelling',
  access: 'SESSION',
  summary: 'End the waiting period without production',
  params,
  query: z.object({
    /** Of the order as it was shown; a waiting period that has begun since is left alone. */
    updatedAt: z.optional(dateTime),
  }),
  answer: z.null(),
  errors: [...own, 'ORDER_IS_PRODUCED', 'ORDER_IS_CANCELLED', 'ORDER_CHANGED', 'STATUS_NOT_ALLOWED'],
})

export const readRemainingTime = endpoint({
  method: 'GET',
  path: '/api/guest/orders/{orderNumber}/remainingTimeOfWaitingCreation',
  access: 'SESSION',
  summary: "When the waiting period ends by the client's own clock",
  params,
  query: z.object({ clientStartTime: z.optional(z.string().check(z.maxLength(40))) }),
  answer: z.array(z.object({ clientEndingTime: dateTime, remainingSeconds: count })),
  errors: own,
})

export const commitOrder = endpoint({
  method: 'POST',
  path: '/api/guest/orders/{orderNumber}/commit',
  access: 'SESSION',
  summary: 'Finish an order of the messaging app: its designs can then be downloaded',
  params,
  answer: Order,
  errors: [...outsideShopErrors, 'MULTI_ADDRESS_RAKUTEN_ORDER', ...own, 'ORDER_IS_CANCELLED', ...notReady],
})

export const readStartShippingDate = endpoint({
  method: 'GET',
  path: '/api/orders/startShippingDate',
  access: 'SESSION',
  summary: 'The earliest date on which an order can be sent',
  query: z.object({
    creatingTime: z.optional(countText),
    startCreatingDate: z.optional(z.string().check(z.maxLength(40))),
    orderNumber,
  }),
  answer: shipping,
  errors: own,
})

export const readShippingDate = endpoint({
  method: 'GET',
  path: '/api/orders/shippingDate',
  access: 'SESSION',
  summary: 'The date on which an order is sent to arrive on a chosen day',
  query: z.object({ maxCreatingTime: z.optional(countText), deliveryDate: z.optional(day), orderNumber }),
  answer: z.object({ ...shipping.shape, shippingDate: z.string() }),
  errors: [...own, 'INVALID_DELIVERY_DATE'],
})

export const downloadDesigns = endpoint({
  method: 'GET',
  path: '/api/orders/{orderNumber}/download/designs',
  access: 'SESSION',
  summary: 'The print pictures of an order: 01.png, 02.png and so on in one archive',
  params,
  answerKind: 'FILE',
  answer: z.null(),
  errors: [...own, 'STATUS_NOT_ALLOWED', 'DESIGN_NOT_FOUND'],
})

export const downloadDesignsOfGuest = endpoint({
  method: 'GET',
  path: '/api/guest/orders/{orderNumber}/download/designs',
  access: 'SESSION',
  summary: 'The same for a guest',
  params,
  answerKind: 'FILE',
  answer: z.null(),
  errors: [...own, 'STATUS_NOT_ALLOWED', 'DESIGN_NOT_FOUND'],
})
