import * as z from 'zod/mini'
import { Drawing } from './designItem.ts'
import { colour, count, finite } from './scalars.ts'

export const PATTERN_SCALES = ['SMALL', 'MIDDLE', 'LARGE'] as const
export type PatternScale = (typeof PATTERN_SCALES)[number]

/**
 * A tile that is repeated over a sheet. Its outlines may extend beyond it, into the tiles beside it; a higher ink lies over
 * a lower one.
 */
export const tileFields = {
  tile: Drawing,
  /** Width of the tile on paper in the middle scale, millimetres. */
  tileMm: finite.check(z.positive()),
}

/** The background that the customer has chosen in place of the template's. */
export const Background = z.object({
  ground: colour,
  /** Absent for a plain colour. */
  pattern: z.optional(
    z.object({
      /** Id and version of the pattern of the shop. */
      id: z.string(),
      version: count,
      /** As in that version, so that the page can be printed by itself. */
      ...tileFields,
      scale: z.enum(PATTERN_SCALES),
      /** The colour of each ink. */
      colours: z.array(colour),
    }),
  ),
})
export type Background = z.infer<typeof Background>
