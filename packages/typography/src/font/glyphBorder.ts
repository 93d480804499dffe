import type { Path } from '@irodori/geometry/path'
import { strokePath } from '@irodori/geometry/strokePath'

/** Width of a letter's border beyond its outline, in em: visible at 8 points, and counters remain open. */
export const BORDER_WIDTH = 0.04

/** Largest distance of a border's chords from its exact edge, in print pixels. */
const TOLERANCE = 1 / 16

/** How often an em of `fontSize` print pixels is halved until it is within the tolerance. */
export function borderFineness(fontSize: number): number {
  let halvings = 0
  for (let part = fontSize; part > TOLERANCE; part /= 2) halvings++
  return halvings
}

/** The area within the border's width of a glyph's outline, in em; painted below the glyph. */
export const glyphBorder = (outline: Path, precision: number): Path =>
  strokePath(outline, BORDER_WIDTH, 1 / 2 ** precision)
