import type { Rect } from '@irodori/geometry/shape'
import { outset, rect } from '@irodori/geometry/shape'

/** Blank at the edges of a cell, in sizes of its figure. */
export const CELL_PADDING = 0.2
/** Height of the line of a figure in its sizes; photo and names begin below it. */
const FIGURE_LINE = 1.2
/** Share of a photo in the height below the figure. */
const PHOTO_SHARE = 0.68

/** The parts of a day's cell, in print pixels. */
export interface DayParts {
  readonly figure: Rect
  /** Null for a day without a photo. */
  readonly photo: Rect | null
  /** The holiday and the own days of the day share it equally. */
  readonly names: Rect
}

/** Divides the cell of a day: its figure, a photo if it has one (CLD-10), and the names. @param size of the figure in print pixels */
export function dayParts(cell: Rect, size: number, hasPhoto: boolean): DayParts {
  const { left, top, width, height } = outset(cell, -CELL_PADDING * size)
  const line = FIGURE_LINE * size
  const below = rect(left, top + line, width, Math.max(0, height - line))
  const figure = rect(left, top, width, line)
  if (!hasPhoto) return { figure, photo: null, names: below }
  const photoHeight = PHOTO_SHARE * below.height
  return {
    figure,
    photo: rect(left, below.top, width, photoHeight),
    names: rect(left, below.top + photoHeight, width, below.height - photoHeight),
  }
}
