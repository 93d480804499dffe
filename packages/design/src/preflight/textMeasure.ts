import type { TextItem } from '@irodori/contract'
import type { Path, Rect } from '@irodori/geometry'
import { boundsOfPath, flatten, rect, transformPath } from '@irodori/geometry'
import { itemToPage } from '../document/itemGeometry.ts'

/** What setting an item's own words gave, in the coordinates of its box. */
export interface TextMeasure {
  readonly outline: Path
  /** What a border covers around the letters; empty without one. */
  readonly border: Path
  /** The tight bounds of outline and border; null when nothing is drawn. */
  readonly ink: Rect | null
  readonly truncated: boolean
  readonly missing: readonly string[]
}

/** Print pixels: far finer than what is said about ink. */
const TOLERANCE = 0.5

/** Everything that is printed of words. */
export const inkPath = ({ outline, border }: TextMeasure): Path => (border.verbs.length > 0 ? border : outline)

/** Where the ink of an item lies on the page: glyphs and their border, not boxes. */
export function inkOnPage(item: TextItem, measure: TextMeasure): Rect | null {
  const { ink } = measure
  if (!ink) return null
  if (item.rotate === 0) return rect(ink.left + item.left, ink.top + item.top, ink.width, ink.height)
  const polygons = flatten(transformPath(inkPath(measure), itemToPage(item)), TOLERANCE)
  return boundsOfPath({
    verbs: new Uint8Array(0),
    coords: Float64Array.from(polygons.flatMap((points) => [...points])),
  })
}
