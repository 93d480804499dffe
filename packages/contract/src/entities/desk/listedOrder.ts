import * as z from 'zod/mini'
import { EC_TYPES, ORDER_STATUSES } from '../order.ts'
import { count, dateTime, day } from '../scalars.ts'

/** Where an order was placed: in the shop's own site, or at a marketplace. */
const ORDER_SOURCES = ['OWN', ...EC_TYPES] as const

export const orderSource = z.enum(ORDER_SOURCES)
export type OrderSource = z.infer<typeof orderSource>

const status = z.enum(ORDER_STATUSES)

/** An order in a list of the desk. */
export const ListedOrder = z.object({
  orderNumber: z.string(),
  status,
  /** The status in which the staff hold the order; null if they do not. */
  heldFrom: z.nullable(status),
  source: orderSource,
  ordererName: z.string(),
  receiverName: z.string(),
  products: z.array(
    z.object({
      productId: z.string(),
      /** Null if the product is no longer in the catalogue. */
      name: z.nullable(z.string()),
      /** Pieces bought. */
      pieces: count,
    }),
  ),
  isPaid: z.boolean(),
  /** Yen; null if the shop of the order stated none. */
  totalPrice: z.nullable(count),
  orderedAt: dateTime,
  /** When the order came into this shop, by which lists are sorted. */
  addedAt: dateTime,
  changedAt: dateTime,
  /** The first of the days on which its parcels leave, as the customer was told; null before production. */
  shipDay: z.nullable(day),
})
export type ListedOrder = z.infer<typeof ListedOrder>

export const ORDER_SORTS = ['ADDED', 'CHANGED', 'SHIP_DAY'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]
