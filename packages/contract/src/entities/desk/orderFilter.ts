import * as z from 'zod/mini'
import type { OrderStatus } from '../order.ts'
import { ORDER_STATUSES } from '../order.ts'
import { day, entityId } from '../scalars.ts'
import { ORDER_SORTS, orderSource } from './listedOrder.ts'

const oneStatus = ORDER_STATUSES.join('|')

/** What a list of orders is searched for, as the address of the list has it. */
export const OrderFilter = z.object({
  /** Words, of which each is in the number, a name, a phone number, or the name of a product. */
  search: z.optional(z.string().check(z.maxLength(100))),
  /** One or several statuses with commas between them. */
  status: z.optional(z.string().check(z.maxLength(200), z.regex(new RegExp(`^(${oneStatus})(,(${oneStatus}))*$`)))),
  source: z.optional(orderSource),
  productId: z.optional(entityId),
  /** The first and the last day on which the order leaves. */
  shipFrom: z.optional(day),
  shipTo: z.optional(day),
  /** ADDED if absent. Sorted by ship day, only orders that have one are listed. */
  sort: z.optional(z.enum(ORDER_SORTS)),
})
export type OrderFilter = z.infer<typeof OrderFilter>

/** The statuses of a filter in the order of the list; empty for all. */
export const statusesOf = ({ status }: OrderFilter): readonly OrderStatus[] => {
  const named = new Set(status?.split(','))
  return ORDER_STATUSES.filter((each) => named.has(each))
}
