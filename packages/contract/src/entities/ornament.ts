import * as z from 'zod/mini'
import { Drawing } from './designItem.ts'
import { colour } from './scalars.ts'

/** A drawing of the shop that customers can add to their pages. A version never changes. */
export const Ornament = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  version: z.int().check(z.gte(1)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  drawing: Drawing,
  /** The colour of each ink in which it is added. */
  colours: z.array(colour).check(z.minLength(1), z.maxLength(2)),
})
export type Ornament = z.infer<typeof Ornament>
