import type { Affine } from '@irodori/geometry/affine'
import { apply, boundsOfImage, invert } from '@irodori/geometry/affine'
import { quadrilateral } from '@irodori/geometry/path'
import { intersectRects, outset, rect } from '@irodori/geometry/shape'
import type { Coverage } from '../coverage/fillCoverage.ts'
import { fillCoverage } from '../coverage/fillCoverage.ts'
import type { PhotoPixels, Pixels } from '../pixels/pixels.ts'
import { channelsOf } from '../pixels/pixels.ts'
import { axisTaps } from '../sampling/axisTaps.ts'
import { boxRows } from '../sampling/boxRows.ts'
import { samplingPlan } from '../sampling/samplingPlan.ts'
import { straightRow } from '../sampling/straightRow.ts'
import type { Adjustment } from '../adjusting/adjustment.ts'
import { changesPixels } from '../adjusting/adjustment.ts'
import { adjustLine, placeAdjustment } from '../adjusting/adjustLine.ts'
import { blendRow } from './blendRow.ts'
import { paintTurned } from './paintTurned.ts'
import type { PhotoJob, PlanOf } from './photoJob.ts'
import { blendAcross, shownSpan } from './photoJob.ts'
import type { PhotoSource } from './photoSource.ts'
import { resamplePhoto } from './resamplePhoto.ts'

export interface PhotoPlacement {
  /** Maps target coordinates to photo coordinates; in both the centre of the first pixel is (0.5, 0.5). */
  readonly toPhoto: Affine
  /** Coverage of the frame that clips the photo. */
  readonly coverage: Coverage
  readonly adjustment: Adjustment
}

/**
 * Paints a photo in one sampling pass: crop, scale, rotation, adjustment, mask, then "source over" the target.
 * Beyond its edges, which are anti-aliased, a photo is transparent.
 */
export function paintPhoto(target: Pixels, source: PhotoSource, placement: PhotoPlacement): void {
  const { toPhoto, adjustment } = placement
  if (toPhoto.a * toPhoto.d - toPhoto.b * toPhoto.c === 0) return
  const coverage = withinPhoto(placement.coverage, toPhoto, source.pixels)
  const box = intersectRects(coverage, rect(0, 0, target.width, target.height))
  if (box === null) return
  const adjusting = changesPixels(adjustment) ? placeAdjustment(adjustment, toPhoto) : null
  const job = { target, source, box, coverage, adjusting }
  const plan = samplingPlan(toPhoto)
  if (plan.kind === 'copy') copyPhoto(job, plan)
  else if (plan.kind === 'aligned') paintAligned(job, plan)
  else paintTurned(job, plan)
}

/** Photo pixels by which the photo's edge is widened, so that rounding does not cut a line off the frame. */
const EDGE_SLACK = 2 ** -10

/**
 * The frame's coverage limited to the photo. Where both edges cross a pixel the smaller coverage applies: the product
 * would fade an edge shared by frame and photo twice.
 */
function withinPhoto(coverage: Coverage, toPhoto: Affine, photo: PhotoPixels): Coverage {
  if (coverage.data.length === 0) return coverage
  const edge = outset(rect(0, 0, photo.width, photo.height), EDGE_SLACK)
  const seen = boundsOfImage(toPhoto, coverage)
  const union = intersectRects(seen, edge)
  if (union !== null && union.width >= seen.width && union.height >= seen.height) return coverage
  const shown = fillCoverage(quadrilateral(edge, invert(toPhoto)), coverage)
  const data = new Uint8Array(shown.data.length)
  for (let y = 0; y < shown.height; y++) {
    const from = y * shown.width
    const end = from + shown.width
    const at = (y + shown.top - coverage.top) * coverage.width + shown.left - coverage.left
    data.set(coverage.data.subarray(at, at + shown.width), from)
    for (let i = from; i < end; i++) {
      const inside = shown.data[i] ?? 0
      if (inside !== 255 && inside < (data[i] ?? 0)) data[i] = inside
    }
  }
  return { ...shown, data }
}

function copyPhoto(job: PhotoJob, { map }: PlanOf<'copy'>): void {
  const { data, width, height, opaque } = job.source.pixels
  const channels = channelsOf(job.source.pixels)
  const row = new Uint8ClampedArray(job.box.width * 4)
  for (let y = job.box.top; y < job.box.top + job.box.height; y++) {
    const span = shownSpan(job, y)
    if (span === null) continue
    let o = 0
    for (let x = span.from; x < span.to; x++, o += 4) {
      // Pixel centres map to pixel centres; an edge pixel whose centre is just outside takes the photo's last pixel.
      const u = Math.floor(map.a * (x + 0.5) + map.c * (y + 0.5) + map.e)
      const v = Math.floor(map.b * (x + 0.5) + map.d * (y + 0.5) + map.f)
      const at = (clamp(v, height) * width + clamp(u, width)) * channels
      row[o] = data[at] ?? 0
      row[o + 1] = data[at + 1] ?? 0
      row[o + 2] = data[at + 2] ?? 0
      row[o + 3] = opaque ? 255 : (data[at + 3] ?? 0)
    }
    blendAcross(job, row, span.from, y, span.to - span.from)
  }
}

const clamp = (index: number, length: number): number => (index < 0 ? 0 : index >= length ? length - 1 : index)

function paintAligned(job: PhotoJob, { map, swapped, x, y }: PlanOf<'aligned'>): void {
  const { target, source, box, coverage, adjusting } = job
  const rows = boxRows(source.pixels, x.box, y.box)
  const first = apply(map, { x: box.left + 0.5, y: box.top + 0.5 })
  const across = axisTaps({
    centre: first.x / x.box,
    step: (swapped ? map.c : map.a) / x.box,
    count: swapped ? box.height : box.width,
    length: rows.width,
  })
  const down = axisTaps({
    centre: first.y / y.box,
    step: (swapped ? map.b : map.d) / y.box,
    count: swapped ? box.width : box.height,
    length: rows.height,
  })
  const count = across.first.length
  const straight = new Uint8ClampedArray(count * 4)
  const origin = box.top * target.width + box.left
  const maskOrigin = (box.top - coverage.top) * coverage.width + box.left - coverage.left
  resamplePhoto(rows, across, down, (row, line) => {
    straightRow(row, rows.channels, count, straight)
    if (!swapped) {
      blendAcross(job, straight, box.left, box.top + line, count)
      return
    }
    // A photo row is a column of the target.
    if (adjusting) adjustLine(straight, { x: box.left + line, y: box.top, count, isColumn: true }, adjusting)
    const at = origin + line
    blendRow(target.data, at, target.width, straight, 0, count, coverage.data, maskOrigin + line, coverage.width)
  })
}
