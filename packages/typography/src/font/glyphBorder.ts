import type { Path } from '@irodori/geometry'
import { strokePath } from '@irodori/geometry'

/** How far the border of a letter reaches beyond its outline, in em: seen at 8 points, and counters stay open. */
const BORDER_WIDTH = 0.04

/** Chords of a border stay this close to its true edge, in print pixels. */
const TOLERANCE = 1 / 16

/** How often an em of so many print pixels is halved until it is within the tolerance. */
export function borderFineness(fontSize: number): number {
  let halvings = 0
  for (let part = fontSize; part > TOLERANCE; part /= 2) halvings++
  return halvings
}

/** Everything within the border's width of a glyph's outline, in em; painted below the glyph. */
export const glyphBorder = (outline: Path, fineness: number): Path =>
  strokePath(outline, BORDER_WIDTH, 1 / 2 ** fineness)
