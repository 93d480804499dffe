import * as z from 'zod/mini'
import { count, orderNumber } from './scalars.ts'

export const DesignSeries = z.object({
  id: z.string(),
  templateSeriesId: z.string(),
  orderNumber,
  productOptionId: z.nullable(z.string()),
  totalPage: count,
})
export type DesignSeries = z.infer<typeof DesignSeries>
