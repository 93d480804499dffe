import * as z from 'zod/mini'
import { Background } from './background.ts'
import { MonthGrid, month, OwnDay } from './monthGrid.ts'
import { colour, finite } from './scalars.ts'

/** The sheet of a template or design: its size in print pixels including the bleed, its margins, background and artwork. */
export const page = {
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  dpi: z.int().check(z.positive()),
  /** Bleed outside the trim, millimetres. */
  bleedMm: finite,
  /** Margin inside the trim without text, millimetres. */
  safeMm: finite,
  backgroundColor: colour,
  /** Keys of the artwork below and above the photos. */
  backgroundUrl: z.nullable(z.string()),
  foregroundUrl: z.nullable(z.string()),
  /** Absent on pages that show no month. */
  monthGrid: z.optional(MonthGrid),
  /** The month of the grid: in a template the one that it proposes. Present together with the grid. */
  month: z.optional(month),
  /** The customer's own days, the same on all pages of a calendar. */
  ownDays: z.optional(z.array(OwnDay).check(z.maxLength(100))),
  /** Absent where the page shows the background of its template. */
  background: z.optional(Background),
  /** The colour set of the template that was applied to the page; absent for the first one. */
  colourSet: z.optional(z.string()),
}
