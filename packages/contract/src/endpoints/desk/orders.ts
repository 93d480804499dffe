import * as z from 'zod/mini'
import { Board } from '../../entities/desk/board.ts'
import { DeskOrder } from '../../entities/desk/deskOrder.ts'
import { ListedOrder, ORDER_SORTS, orderSource } from '../../entities/desk/listedOrder.ts'
import { STAFF_ROLES } from '../../entities/desk/staff.ts'
import { ORDER_STATUSES } from '../../entities/order.ts'
import { day, entityId, orderNumber } from '../../entities/scalars.ts'
import { endpoint } from '../../protocol/endpoint.ts'

export const searchOrders = endpoint({
  method: 'GET',
  path: '/api/desk/orders',
  access: 'STAFF',
  roles: STAFF_ROLES,
  query: z.object({
    /** Words, of which each is in the number, a name, a phone number, or the name of a product. */
    search: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(z.enum(ORDER_STATUSES)),
    source: z.optional(orderSource),
    productId: z.optional(entityId),
    /** The first and the last day on which the order leaves. */
    shipFrom: z.optional(day),
    shipTo: z.optional(day),
    /** ADDED if absent. Sorted by ship day, only orders that have one are listed. */
    sort: z.optional(z.enum(ORDER_SORTS)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({
    orders: z.array(ListedOrder),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(z.string()),
  }),
  errors: ['REQUEST_INVALID'],
})

export const readBoard = endpoint({
  method: 'GET',
  path: '/api/desk/board',
  access: 'STAFF',
  roles: ['OWNER', 'CLERK', 'PRODUCTION'],
  answer: Board,
})

export const readDeskOrder = endpoint({
  method: 'GET',
  path: '/api/desk/orders/{orderNumber}',
  access: 'STAFF',
  roles: STAFF_ROLES,
  params: z.object({ orderNumber }),
  answer: DeskOrder,
  errors: ['ORDER_NUMBER_NOT_FOUND'],
})

/** The print picture of a page, or its reduced copy, by the hash of its pixels. */
export const readDeskPicture = endpoint({
  method: 'GET',
  path: '/api/desk/orders/{orderNumber}/pictures/{pictureName}',
  access: 'STAFF',
  roles: STAFF_ROLES,
  params: z.object({ orderNumber, pictureName: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  query: z.object({ size: z.enum(['SMALL', 'LARGE']) }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['IMAGE_NOT_FOUND'],
})
