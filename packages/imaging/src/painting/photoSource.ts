import type { Rect } from '@irodori/geometry/shape'
import type { PhotoPixels } from '../pixels/pixels.ts'
import type { ReducedPart } from '../sampling/reducedPart.ts'
import { partRows } from '../sampling/reducedPart.ts'
import type { Reduction } from '../sampling/samplingPlan.ts'
import { resamplePhoto } from './resamplePhoto.ts'

/** A photo for repeated painting: the last reduction is cached, so that rotating it does not reduce it again. */
export interface PhotoSource {
  readonly pixels: PhotoPixels
  /** A part of the reduced photo that contains `region`, cached. Its values do not depend on earlier calls. */
  reduced(x: Reduction, y: Reduction, region: Rect): ReducedPart
}

/** A part of more pixels than this (for a print, not a preview) is not cached. */
export const MAX_CACHED_PIXELS = 4_000_000

export function createPhotoSource(pixels: PhotoPixels): PhotoSource {
  let cached: { key: string; part: ReducedPart } | null = null
  return {
    pixels,
    reduced(x, y, region) {
      const key = `${x.box}/${x.pitch} ${y.box}/${y.pitch}`
      if (cached?.key === key && contains(cached.part.region, region)) return cached.part
      const part = reducePart(pixels, x, y, region)
      cached = { key, part }
      return part
    },
  }
}

const contains = (outer: Rect, inner: Rect): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height

/** The pixels of a region of the reduced photo. */
export function reducePart(pixels: PhotoPixels, x: Reduction, y: Reduction, region: Rect): ReducedPart {
  const { rows, across, down } = partRows(pixels, x, y, region)
  const data = new Int16Array(region.width * region.height * rows.channels)
  resamplePhoto(rows, across, down, (row, line) => data.set(row, line * row.length))
  return { region, channels: rows.channels, data }
}
