import * as z from 'zod/mini'
import { dateTime } from '../scalars.ts'
import { OrderFilter } from './orderFilter.ts'

/** What a view keeps: all but words, which are often the name of a customer. */
export const ViewFilter = z.omit(OrderFilter, { search: true })
export type ViewFilter = z.infer<typeof ViewFilter>

/** Views that a member of the staff keeps at most. */
export const MOST_ORDER_VIEWS = 20

export const LONGEST_VIEW_NAME = 30

/** A search of orders that a member of the staff keeps under a name. */
export const OrderView = z.object({
  id: z.string(),
  name: z.string(),
  filter: ViewFilter,
  createdAt: dateTime,
})
export type OrderView = z.infer<typeof OrderView>
