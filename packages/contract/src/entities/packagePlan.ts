import * as z from 'zod/mini'
import { count } from './scalars.ts'

export const PackagePlan = z.object({
  id: z.string(),
  identifier: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  isFree: z.boolean(),
  /** Yen, tax included; 0 if free. Null for a chargeable plan whose price the shop has not stated. */
  price: z.nullable(count),
  packagePlanCatId: z.string(),
  position: z.int(),
})
export type PackagePlan = z.infer<typeof PackagePlan>
