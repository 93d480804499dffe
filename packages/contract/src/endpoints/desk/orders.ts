import * as z from 'zod/mini'
import { Board } from '../../entities/desk/board.ts'
import { DeskOrder } from '../../entities/desk/deskOrder.ts'
import { ListedOrder } from '../../entities/desk/listedOrder.ts'
import { OrderFilter } from '../../entities/desk/orderFilter.ts'
import { STAFF_ROLES } from '../../entities/desk/staff.ts'
import { orderNumber } from '../../entities/scalars.ts'
import { endpoint } from '../../protocol/endpoint.ts'

export const searchOrders = endpoint({
  method: 'GET',
  path: '/api/desk/orders',
  access: 'STAFF',
  roles: STAFF_ROLES,
  query: z.object({
    ...OrderFilter.shape,
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
