import type { Rect } from '@irodori/geometry'
import type { PhotoPixels } from '../pixels/pixels.ts'
import { axisTaps } from '../sampling/axisTaps.ts'
import { boxRows } from '../sampling/boxRows.ts'
import type { ReducedPart } from '../sampling/reducedPart.ts'
import type { Reduction } from '../sampling/samplingPlan.ts'
import { resamplePhoto } from './resamplePhoto.ts'

/** A photo ready to be painted often: the last reduction is kept, so turning it again does not read it all again. */
export interface PhotoSource {
  readonly pixels: PhotoPixels
  /** The part of the reduced photo that holds `region`. Its values do not depend on what was asked before. */
  reduced(x: Reduction, y: Reduction, region: Rect): ReducedPart
}

/** Reductions of more pixels than this (a print, not a preview) are not kept. */
const KEPT_PIXELS = 4_000_000

export function createPhotoSource(pixels: PhotoPixels): PhotoSource {
  let kept: { key: string; part: ReducedPart } | null = null
  return {
    pixels,
    reduced(x, y, region) {
      const key = `${x.box}/${x.pitch} ${y.box}/${y.pitch}`
      if (kept?.key === key && holds(kept.part.region, region)) return kept.part
      const part = reducePart(pixels, x, y, region)
      if (region.width * region.height <= KEPT_PIXELS) kept = { key, part }
      return part
    },
  }
}

const holds = (outer: Rect, inner: Rect): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height

function reducePart(pixels: PhotoPixels, x: Reduction, y: Reduction, region: Rect): ReducedPart {
  const rows = boxRows(pixels, x.box, y.box)
  const stepX = x.pitch / x.box
  const stepY = y.pitch / y.box
  const across = axisTaps({ centre: (region.left + 0.5) * stepX, step: stepX, count: region.width, length: rows.width })
  const down = axisTaps({ centre: (region.top + 0.5) * stepY, step: stepY, count: region.height, length: rows.height })
  const data = new Int16Array(region.width * region.height * rows.channels)
  resamplePhoto(rows, across, down, (row, line) => data.set(row, line * row.length))
  return { region, channels: rows.channels, data }
}
