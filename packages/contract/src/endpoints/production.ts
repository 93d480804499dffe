import * as z from 'zod/mini'
import { CategoryDaysOff } from '../entities/notice.ts'
import { Order } from '../entities/order.ts'
import { PackagePlan } from '../entities/packagePlan.ts'
import { count, countText, dateTime, day, orderNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { marketplaceErrors } from './sharedErrors.ts'

const params = z.object({ orderNumber })
const own = ['FORBIDDEN', 'NOT_FOUND'] as const

/** Errors that prevent production. */
const notReady = [
  'ORDER_IS_PRODUCED',
  'ORDER_CHANGED',
  'STATUS_NOT_ALLOWED',
  'NOT_ENOUGH_DESIGN_EXCEPTION',
  'SPARE_DESIGNS_EXCEPTION',
  'WRONG_PRODUCT_EXCEPTION',
  'DESIGN_NOT_COMPLETED',
  'DESIGN_NOT_PRINTABLE',
  'DESIGN_CREATE_IMAGE_EXCEPTION',
  'PRODUCT_IS_DELETED',
  'PRODUCT_IS_NOT_PUBLIC',
  'PRODUCT_IS_NOT_FOUND',
  'PRODUCT_IS_OUT_OF_STOCK',
] as const

/** The parcel that is asked about. Without it, the one of the given creating days, which two parcels may share. */
const packageId = z.optional(z.string().check(z.maxLength(100)))

/** `startShippingDate` has the form YYYY-MM-DD HH:mm:ss ZZ. */
const shipping = z.object({
  startShippingDate: z.string(),
  defaultExpectedDeliveryDate: z.nullable(day),
  /** Minutes within which the customer can cancel production. */
  waitingTime: count,
  /** What the calendar of the screen needs beside the shop's events, so that it offers the days that the server accepts. */
  categoryIdentifies: z.array(z.string()),
  categoryDaysOff: z.array(CategoryDaysOff),
  /** The most days of transport to the receiver; 0 if the shop names none. */
  transportDays: count,
})

export const listPackagePlans = endpoint({
  method: 'GET',
  path: '/api/order/info/plan',
  access: 'ANYONE',
  query: z.object({ category: z.string().check(z.maxLength(1000)) }),
  answer: z.array(PackagePlan),
})

export const scheduleCreation = endpoint({
  method: 'POST',
  path: '/api/guest/orders/{orderNumber}/scheduler/creating',
  access: 'SESSION',
  params,
  body: z.object({
    creatingTime: z.optional(count),
    /** `updatedAt` of the order as shown; the call is refused if the order has changed since. */
    updatedAt: z.optional(dateTime),
  }),
  answer: z.object({ order: Order, clientEndingTime: dateTime }),
  errors: [
    ...own,
    ...marketplaceErrors,
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
  params,
  query: z.object({
    /** `updatedAt` of the order as shown; a waiting period that began later is not ended. */
    updatedAt: z.optional(dateTime),
  }),
  answer: z.null(),
  errors: [...own, 'ORDER_IS_PRODUCED', 'ORDER_IS_CANCELLED', 'ORDER_CHANGED', 'STATUS_NOT_ALLOWED'],
})

export const readRemainingTime = endpoint({
  method: 'GET',
  path: '/api/guest/orders/{orderNumber}/remainingTimeOfWaitingCreation',
  access: 'SESSION',
  params,
  query: z.object({ clientStartTime: z.optional(z.string().check(z.maxLength(40))) }),
  answer: z.array(z.object({ clientEndingTime: dateTime, remainingSeconds: count })),
  errors: own,
})

export const commitOrder = endpoint({
  method: 'POST',
  path: '/api/guest/orders/{orderNumber}/commit',
  access: 'SESSION',
  params,
  answer: Order,
  errors: [...marketplaceErrors, 'MULTI_ADDRESS_RAKUTEN_ORDER', ...own, 'ORDER_IS_CANCELLED', ...notReady],
})

export const readStartShippingDate = endpoint({
  method: 'GET',
  path: '/api/orders/startShippingDate',
  access: 'SESSION',
  query: z.object({
    creatingTime: z.optional(countText),
    startCreatingDate: z.optional(z.string().check(z.maxLength(40))),
    orderNumber,
    packageId,
  }),
  answer: shipping,
  errors: own,
})

export const readShippingDate = endpoint({
  method: 'GET',
  path: '/api/orders/shippingDate',
  access: 'SESSION',
  query: z.object({
    maxCreatingTime: z.optional(countText),
    deliveryDate: z.optional(day),
    orderNumber,
    packageId,
  }),
  answer: z.object({ ...shipping.shape, shippingDate: z.string() }),
  errors: [...own, 'INVALID_DELIVERY_DATE'],
})

export const downloadDesigns = endpoint({
  method: 'GET',
  path: '/api/orders/{orderNumber}/download/designs',
  access: 'SESSION',
  params,
  answerKind: 'FILE',
  answer: z.null(),
  errors: [...own, 'STATUS_NOT_ALLOWED', 'DESIGN_NOT_FOUND'],
})

export const downloadDesignsOfGuest = endpoint({
  method: 'GET',
  path: '/api/guest/orders/{orderNumber}/download/designs',
  access: 'SESSION',
  params,
  answerKind: 'FILE',
  answer: z.null(),
  errors: [...own, 'STATUS_NOT_ALLOWED', 'DESIGN_NOT_FOUND'],
})
