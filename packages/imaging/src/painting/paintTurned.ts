import type { Affine } from '@irodori/geometry/affine'
import { boundsOfImage } from '@irodori/geometry/affine'
import { intersectRects, outset, rect, roundOut } from '@irodori/geometry/shape'
import type { PhotoJob, PlanOf, Span } from './photoJob.ts'
import { blendAcross, shownSpan } from './photoJob.ts'
import { MAX_CACHED_PIXELS } from './photoSource.ts'
import { spanWithin } from './spanWithin.ts'
import type { TurnedPart } from './turnPhoto.ts'
import { turnPhoto } from './turnPhoto.ts'

/** Neighbours read by the rotating pass, plus one for points that round up. */
const MARGIN = 4
/** Distance of the centre of an edge pixel from the photo, in pixels of the reduced photo, rounded up. */
const BEYOND = 2
/** Pixels of one strip of a photo that is too large to be held at once. */
const STRIP_PIXELS = 2 ** 21

/** Paints a rotated photo: previews from one cached part of the reduced photo, prints strip by strip. */
export function paintTurned(job: PhotoJob, { map, x, y }: PlanOf<'turned'>): void {
  const { source, box } = job
  const toReduced = exactMap(map, x.pitch, y.pitch)
  const { width, height } = source.pixels
  const photo = outset(rect(0, 0, width / x.pitch, height / y.pitch), BEYOND)
  const seen = intersectRects(boundsOfImage(toReduced, box), photo)
  if (seen === null) return
  const spans = Array.from({ length: box.height }, (_, i) => shownSpan(job, box.top + i))
  const region = outset(roundOut(seen), MARGIN)
  if (region.width * region.height <= MAX_CACHED_PIXELS) {
    paintPart(job, toReduced, { source, x, y, region, isCached: true }, spans)
    return
  }
  const rows = Math.ceil(STRIP_PIXELS / region.width)
  const bottom = region.top + region.height - MARGIN
  for (let top = region.top + MARGIN; top < bottom; top += rows) {
    const strip = rect(region.left, top - MARGIN, region.width, Math.min(rows, bottom - top) + 2 * MARGIN)
    const within = spans.map((span, i) => span && spanWithin(span, box.top + i, toReduced, top, top + rows))
    paintPart(job, toReduced, { source, x, y, region: strip, isCached: false }, within)
  }
}

/** Rounded to multiples of 2^-24, so that positions on the photo are exact sums, wherever a strip or a row starts. */
function exactMap({ a, b, c, d, e, f }: Affine, pitchX: number, pitchY: number): Affine {
  const exact = (value: number): number => Math.round(value * 2 ** 24) / 2 ** 24
  return {
    a: exact(a / pitchX),
    b: exact(b / pitchY),
    c: exact(c / pitchX),
    d: exact(d / pitchY),
    e: exact(e / pitchX),
    f: exact(f / pitchY),
  }
}

/** Target pixels per side of the squares in which a band is sampled: what one reads of the photo stays in the first cache. */
const SQUARE = 64

/** Paints the spans of the target's rows, all of whose points are inside the part. */
function paintPart(job: PhotoJob, map: Affine, part: TurnedPart, spans: readonly (Span | null)[]): void {
  const { box } = job
  const { a, b, c, d, e, f } = map
  const band = turnPhoto(part, { du: a, dv: b }, { width: box.width, height: SQUARE })
  for (let first = 0; first < spans.length; first += SQUARE) {
    const lines = spans.slice(first, first + SQUARE)
    for (let left = box.left; left < box.left + box.width; left += SQUARE) {
      for (const [i, span] of lines.entries()) {
        if (span === null) continue
        const from = Math.max(span.from, left)
        const count = Math.min(span.to, left + SQUARE) - from
        if (count <= 0) continue
        const y = box.top + first + i + 0.5
        const u = a * (from + 0.5) + c * y + e - 0.5
        const v = b * (from + 0.5) + d * y + f - 0.5
        band.sample(u, v, count, i * box.width + from - box.left)
      }
    }
    for (const [i, span] of lines.entries()) {
      if (span === null) continue
      const count = span.to - span.from
      const at = (i * box.width + span.from - box.left) * 4
      blendAcross(job, band.pixels.subarray(at, at + count * 4), span.from, box.top + first + i, count)
    }
  }
}
