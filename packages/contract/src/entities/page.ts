import * as z from 'zod/mini'
import { colour, finite } from './scalars.ts'

/** The sheet of a template or design: its size in print pixels with the bleed, and what surrounds the items. */
export const page = {
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  dpi: z.int().check(z.positive()),
  /** Cut away around the trimmed page, millimetres. */
  bleedMm: finite,
  /** Kept free of words inside the trim, millimetres. */
  safeMm: finite,
  backgroundColor: colour,
  /** Keys of the shop's artwork, painted below and above the photos. */
  backgroundUrl: z.nullable(z.string()),
  foregroundUrl: z.nullable(z.string()),
}
