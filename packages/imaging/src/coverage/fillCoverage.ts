import { flatten } from '@irodori/geometry/flatten'
import type { Path } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { edgeTable } from './edgeTable.ts'
import type { Bounds } from './overlappingGroups.ts'
import { overlappingGroups, unionOf } from './overlappingGroups.ts'
import { sweepRows } from './sweepRows.ts'

/** The share of each pixel that an outline covers, 0 to 255, in a box of whole pixels. An empty box has no data. */
export interface Coverage {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export const EMPTY_COVERAGE: Coverage = { left: 0, top: 0, width: 0, height: 0, data: new Uint8Array(0) }

/** Largest distance of a chord from its curve, in pixels. */
const TOLERANCE = 1 / 64

/**
 * Fills an outline in pixel coordinates by the non-zero winding rule: overlapping contours leave neither holes nor seams.
 * The area in each pixel is that of the flattened outline. Plain IEEE arithmetic gives the same bytes in every engine.
 * @param clip whole pixels; the result is limited to the outline's bounding box inside it
 */
export function fillCoverage(path: Path, clip: Rect): Coverage {
  const groups = overlappingGroups(flatten(path, TOLERANCE))
  const box = wholePixels(unionOf(groups.map(({ bounds }) => bounds)), clip)
  if (box === null) return EMPTY_COVERAGE
  const data = new Uint8Array(box.width * box.height)
  for (const { polygons, bounds } of groups) {
    const own = wholePixels(bounds, box)
    if (own === null) continue
    const origin = (own.top - box.top) * box.width + own.left - box.left
    sweepRows(edgeTable(polygons, own), own, (y, row, from, to) => {
      const at = origin + y * box.width
      if (groups.length === 1) data.set(row.subarray(from, to), at + from)
      // Groups share the pixels at their borders, where their areas add up.
      else for (let x = from; x < to; x++) data[at + x] = Math.min(255, (data[at + x] ?? 0) + (row[x] ?? 0))
    })
  }
  return { ...box, data }
}

/** The whole pixels of a clip that bounds reach into. */
function wholePixels(bounds: Bounds, clip: Rect): Rect | null {
  const left = Math.max(Math.floor(bounds.left), clip.left)
  const top = Math.max(Math.floor(bounds.top), clip.top)
  const right = Math.min(Math.ceil(bounds.right), clip.left + clip.width)
  const bottom = Math.min(Math.ceil(bounds.bottom), clip.top + clip.height)
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null
}
