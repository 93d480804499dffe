import * as z from 'zod/mini'
import { tileFields } from './background.ts'
import { colour } from './scalars.ts'

/** A pattern of the shop with which customers can fill the background of a sheet. A version never changes. */
export const Pattern = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  version: z.int().check(z.gte(1)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  ...tileFields,
  /** The colours in which it is offered: that below the outlines, and that of each ink. */
  ground: colour,
  colours: z.array(colour).check(z.minLength(1), z.maxLength(2)),
})
export type Pattern = z.infer<typeof Pattern>
