import type { TextItem } from '@irodori/contract'
import type { Path, Rect } from '@irodori/geometry'
import { boundsOfPath, flatten, rect, transformPath } from '@irodori/geometry'
import { itemToPage } from '../itemGeometry.ts'

/** What setting an item's own words gave, in the coordinates of its box. */
export interface TextMeasure {
  readonly outline: Path
  /** The tight bounds of the outline; null when nothing is drawn. */
  readonly ink: Rect | null
  readonly truncated: boolean
  readonly missing: readonly string[]
}

/** Print pixels: far finer than what is said about ink. */
const TOLERANCE = 0.5

/** Where the ink of an item lies on the page: glyphs, not boxes. */
export function inkOnPage(item: TextItem, { ink, outline }: TextMeasure): Rect | null {
  if (!ink) return null
  if (item.rotate === 0) return rect(ink.left + item.left, ink.top + item.top, ink.width, ink.height)
  const polygons = flatten(transformPath(outline, itemToPage(item)), TOLERANCE)
  return boundsOfPath({
    verbs: new Uint8Array(0),
    coords: Float64Array.from(polygons.flatMap((points) => [...points])),
  })
}
