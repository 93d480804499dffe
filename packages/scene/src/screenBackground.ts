import type { BackgroundFill } from '@irodori/design/backgroundFills'
import { backgroundFills, groundOf } from '@irodori/design/backgroundFills'
import type { Sheet } from '@irodori/design/designPage'
import { rectPath } from '@irodori/geometry/path'
import { outset, rect } from '@irodori/geometry/shape'

/** Print pixels; on the screen a page ends at a whole pixel, which may lie beyond its own edge. */
const MARGIN = 50

/** The background that the customer has chosen, as the canvas paints it and clips it; empty without one. */
export function screenBackground(sheet: Sheet): readonly BackgroundFill[] {
  if (!sheet.background) return []
  const outline = rectPath(outset(rect(0, 0, sheet.width, sheet.height), MARGIN))
  return [{ outline, colour: groundOf(sheet) }, ...backgroundFills(sheet)]
}
