import * as z from 'zod/mini'
import { ShownMail } from '../entities/help.ts'
import { EC_TYPES, Invoice } from '../entities/order.ts'
import { booleanText, count, countText, dateTime, orderNumber, securityKey } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { marketplaceErrors } from './sharedErrors.ts'

const params = z.object({ orderNumber })
const cancelErrors = [
  'SECURITY_KEY_WRONG',
  'ORDER_CANNOT_BE_CANCELLED',
  'COMBINI_SETTLED',
  'TOO_MANY_TRIES',
  'FORBIDDEN',
] as const
const contact = {
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  phoneNumber: z.string().check(z.minLength(1), z.maxLength(20)),
}
const guideErrors = ['NOT_FOUND', 'TOO_MANY_TRIES'] as const

export const verifyCancellation = endpoint({
  method: 'GET',
  path: '/api/guest/order/{orderNumber}/cancel/verify',
  access: 'ANYONE',
  params,
  query: z.object({ securityKey }),
  answer: z.object({
    payMethod: z.string(),
    ecSiteId: z.nullable(z.enum(EC_TYPES)),
    /** The shop's e-mail address, for a cancellation that only the staff can do. */
    shopMail: z.string(),
  }),
  errors: cancelErrors,
  limit: 'CANCEL',
})

export const cancelOrder = endpoint({
  method: 'GET',
  path: '/api/guest/order/{orderNumber}/cancel',
  access: 'ANYONE',
  params,
  query: z.object({
    securityKey,
    reason: countText,
    reasonNote: z._default(z.string().check(z.maxLength(1000)), ''),
  }),
  answer: z.null(),
  errors: [...cancelErrors, ...marketplaceErrors, 'REQUEST_INVALID'],
  limit: 'CANCEL',
})

export const readInvoice = endpoint({
  method: 'GET',
  path: '/api/order/{orderNumber}/invoice',
  access: 'SESSION',
  params,
  answer: Invoice,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVOICE_NOT_AVAILABLE'],
})

export const updateInvoice = endpoint({
  method: 'PUT',
  path: '/api/order/{orderNumber}/invoice',
  access: 'SESSION',
  params,
  body: z.object({
    name: z.string().check(z.maxLength(100)),
    describe: z.string().check(z.maxLength(100)),
    isSeenTutorial: z.optional(z.boolean()),
  }),
  answer: Invoice,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVOICE_NOT_AVAILABLE', 'STATUS_NOT_ALLOWED'],
})

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/api/order/{orderNumber}/invoice/download',
  access: 'SESSION',
  params,
  query: z.object({ preview: z._default(booleanText, false) }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVOICE_NOT_AVAILABLE'],
})

export const listGuideOrders = endpoint({
  method: 'GET',
  path: '/api/guideEmail/orders/{ecSite}/{email}/{phoneNumber}',
  access: 'ANYONE',
  params: z.object({ ecSite: z.enum(EC_TYPES), ...contact }),
  answer: z.array(z.object({ orderNumber, orderDate: dateTime, productNames: z.array(z.string()), unit: count })),
  errors: guideErrors,
  limit: 'GUIDE_EMAIL',
})

export const readGuideEmail = endpoint({
  method: 'GET',
  path: '/api/guideEmail/{email}/{phoneNumber}/{orderNumber}',
  access: 'ANYONE',
  params: z.object({ ...contact, orderNumber }),
  answer: ShownMail,
  errors: guideErrors,
  limit: 'GUIDE_EMAIL',
})

export const sendRakutenPointMail = endpoint({
  method: 'GET',
  path: '/api/mail/rakutenPointMail',
  access: 'SESSION',
  query: z.object({ orderNumber }),
  answer: z.null(),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'STATUS_NOT_ALLOWED'],
})
