import * as z from 'zod/mini'
import { LONGEST_VIEW_NAME, OrderView, ViewFilter } from '../../entities/desk/orderView.ts'
import { STAFF_ROLES } from '../../entities/desk/staff.ts'
import { endpoint } from '../../protocol/endpoint.ts'

/** The saved views of the caller, the first saved first. */
export const listOrderViews = endpoint({
  method: 'GET',
  path: '/api/desk/order-views',
  access: 'STAFF',
  roles: STAFF_ROLES,
  answer: z.array(OrderView),
})

/** Saves a view of the caller under a name; a view of this name is replaced. */
export const saveOrderView = endpoint({
  method: 'POST',
  path: '/api/desk/order-views',
  access: 'STAFF',
  roles: STAFF_ROLES,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_VIEW_NAME)),
    filter: ViewFilter,
  }),
  answer: OrderView,
  errors: ['REQUEST_INVALID'],
})

export const removeOrderView = endpoint({
  method: 'DELETE',
  path: '/api/desk/order-views/{viewId}',
  access: 'STAFF',
  roles: STAFF_ROLES,
  params: z.object({ viewId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: z.null(),
  errors: ['NOT_FOUND'],
})
