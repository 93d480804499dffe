import type { TextItem } from '@irodori/contract/entities/designItem'
import { flatten } from '@irodori/geometry/flatten'
import type { Path } from '@irodori/geometry/path'
import { boundsOfPath, transformPath } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import { itemToPage } from '../document/itemGeometry.ts'

/** Measurement of a typeset text in the coordinates of its box. */
export interface TextMeasure {
  readonly outline: Path
  /** The outline including the border around the letters; empty without a border. */
  readonly border: Path
  /** The tight bounds of outline and border; null without any ink. */
  readonly ink: Rect | null
  readonly truncated: boolean
  readonly missing: readonly string[]
}

/** Flattening tolerance in print pixels, far below the precision of the findings. */
const TOLERANCE = 0.5

/** The printed outline of a text. */
export const inkPath = ({ outline, border }: TextMeasure): Path => (border.verbs.length > 0 ? border : outline)

/** The bounds of an item's ink on the page: of glyphs and their border, not of the box. */
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
