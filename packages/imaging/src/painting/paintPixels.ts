import type { Affine } from '@irodori/geometry/affine'
import { rectPath } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { intersectRects, rect } from '@irodori/geometry/shape'
import { fillCoverage } from '../coverage/fillCoverage.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { blendRow } from './blendRow.ts'
import { UNADJUSTED } from '../adjusting/adjustment.ts'
import { paintPhoto } from './paintPhoto.ts'
import { createPhotoSource } from './photoSource.ts'

/** Paints a picture over the target, stretched to a rectangle; at its own size on whole pixels it is not resampled. */
export function paintPixels(target: Pixels, source: Pixels, destination: Rect): void {
  const { left, top, width, height } = destination
  if (!(width > 0 && height > 0)) return
  if (width === source.width && height === source.height && Number.isInteger(left) && Number.isInteger(top)) {
    paintUnscaled(target, source, left, top)
    return
  }
  const scaleX = source.width / width
  const scaleY = source.height / height
  const toPhoto: Affine = { a: scaleX, b: 0, c: 0, d: scaleY, e: -left * scaleX, f: -top * scaleY }
  const coverage = fillCoverage(rectPath(destination), rect(0, 0, target.width, target.height))
  paintPhoto(target, createPhotoSource(source), { toPhoto, coverage, adjustment: UNADJUSTED })
}

function paintUnscaled(target: Pixels, source: Pixels, left: number, top: number): void {
  const shown = intersectRects(rect(left, top, source.width, source.height), rect(0, 0, target.width, target.height))
  if (shown === null) return
  for (let y = shown.top; y < shown.top + shown.height; y++) {
    const at = y * target.width + shown.left
    const from = (y - top) * source.width + shown.left - left
    if (source.opaque) target.data.set(source.data.subarray(from * 4, (from + shown.width) * 4), at * 4)
    else blendRow(target.data, at, 1, source.data, from, shown.width, null, 0, 0)
  }
}
