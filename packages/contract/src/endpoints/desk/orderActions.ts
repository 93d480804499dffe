import * as z from 'zod/mini'
import { LONGEST_LETTER } from '../../entities/desk/deskOrder.ts'
import { ReceiverUpdate } from '../../entities/order.ts'
import { PRINT_COMPANIES } from '../../entities/product.ts'
import { count, day, orderNumber } from '../../entities/scalars.ts'
import { endpoint } from '../../protocol/endpoint.ts'
import { failedMarketplaceErrors } from '../sharedErrors.ts'

const CLERKS = ['OWNER', 'CLERK'] as const
const PACKERS = ['OWNER', 'CLERK', 'PRODUCTION'] as const
const params = z.object({ orderNumber })

/** How a parcel was sent. */
const sent = {
  trackingNumber: z.nullable(z.string().check(z.maxLength(60))),
  /** The print company whose parcel it is; null for an order of one parcel. */
  printCompany: z.nullable(z.enum(PRINT_COMPANIES)),
}
const carrier = z.string().check(z.minLength(1), z.maxLength(40))

export const holdOrder = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{orderNumber}/hold',
  access: 'STAFF',
  roles: CLERKS,
  params,
  answer: z.null(),
  errors: ['ORDER_NUMBER_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
})

export const resumeOrder = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{orderNumber}/resumption',
  access: 'STAFF',
  roles: CLERKS,
  params,
  answer: z.null(),
  errors: ['ORDER_NUMBER_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
})

export const cancelDeskOrder = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{orderNumber}/cancellation',
  access: 'STAFF',
  roles: CLERKS,
  params,
  body: z.object({
    /** Reason, for the shop; the customer does not see it. */
    note: z.string().check(z.trim(), z.maxLength(500)),
  }),
  answer: z.null(),
  errors: ['ORDER_NUMBER_NOT_FOUND', 'STATUS_NOT_ALLOWED', 'ORDER_CANNOT_BE_CANCELLED', ...failedMarketplaceErrors],
})

export const retryOrder = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{orderNumber}/retry',
  access: 'STAFF',
  roles: PACKERS,
  params,
  answer: z.object({
    /** Pages that are rendered again. */
    pages: count,
  }),
  errors: ['ORDER_NUMBER_NOT_FOUND'],
})

export const shipOrder = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{orderNumber}/shipment',
  access: 'STAFF',
  roles: PACKERS,
  params,
  body: z.object({
    day,
    /** Id of a carrier of the shop; null if it is not known. */
    carrier: z.nullable(carrier),
    ...sent,
  }),
  answer: z.null(),
  errors: ['ORDER_NUMBER_NOT_FOUND', 'STATUS_NOT_ALLOWED', 'REQUEST_INVALID'],
})

export const trackParcel = endpoint({
  method: 'PUT',
  path: '/api/desk/orders/{orderNumber}/tracking',
  access: 'STAFF',
  roles: CLERKS,
  params,
  body: z.object({ carrier, ...sent }),
  answer: z.null(),
  errors: ['ORDER_NUMBER_NOT_FOUND', 'STATUS_NOT_ALLOWED', 'REQUEST_INVALID'],
})

/** Notes that a shipped order, or one of its parcels, has arrived. */
export const noteOrderArrival = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{orderNumber}/arrival',
  access: 'STAFF',
  roles: CLERKS,
  params,
  body: z.object({ day, printCompany: sent.printCompany }),
  answer: z.null(),
  errors: ['ORDER_NUMBER_NOT_FOUND', 'STATUS_NOT_ALLOWED', 'REQUEST_INVALID'],
})

/** Asks the customer to cancel an order of several receivers, and to order again for each of them. */
export const askToReorder = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{orderNumber}/reorder',
  access: 'STAFF',
  roles: CLERKS,
  params,
  answer: z.null(),
  errors: ['ORDER_NUMBER_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
})

/** Mails a text of the staff to the customer of an order. */
export const writeToCustomer = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{orderNumber}/letter',
  access: 'STAFF',
  roles: CLERKS,
  params,
  body: z.object({
    /** A letter that is sent twice under one id is mailed once. */
    letterId: z.uuid(),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_LETTER)),
  }),
  answer: z.null(),
  errors: ['ORDER_NUMBER_NOT_FOUND', 'NOT_AVAILABLE', 'REQUEST_INVALID'],
})

export const changeReceiver = endpoint({
  method: 'PUT',
  path: '/api/desk/orders/{orderNumber}/receiver',
  access: 'STAFF',
  roles: CLERKS,
  params,
  body: z.omit(ReceiverUpdate, { receiverId: true }),
  answer: z.null(),
  errors: ['ORDER_NUMBER_NOT_FOUND', 'STATUS_NOT_ALLOWED', 'UPDATE_RECEIVER_FAILS'],
})
