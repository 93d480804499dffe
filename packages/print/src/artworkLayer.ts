import { rect } from '@irodori/geometry/shape'
import { paintPixels } from '@irodori/imaging/paintPixels'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels } from '@irodori/imaging/pixels'
import type { DisplayList } from '@irodori/scene/displayList'
import { cropPixels } from './cropPixels.ts'
import type { Layer } from './photoLayer.ts'

/** Artwork stretched over a page, cropped to its visible pixels; null when none is visible. */
export function artworkLayer(artwork: Pixels, { width, height }: Pick<DisplayList, 'width' | 'height'>): Layer | null {
  const page = createPixels(width, height)
  paintPixels(page, artwork, rect(0, 0, width, height))
  const visible = visiblePart(page)
  if (visible === null) return null
  const { left, top } = visible
  return { left, top, pixels: visible.pixels, shown: visible.pixels.opaque ? 'ALL' : 'ALPHA' }
}

function visiblePart(page: Pixels): { left: number; top: number; pixels: Pixels } | null {
  const { data, width, height } = page
  let [left, top, right, bottom] = [width, height, -1, -1]
  let opaque = true
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (data[at] !== 255) opaque = false
      if (data[at] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (bottom < 0) return null
  if (opaque) return { left: 0, top: 0, pixels: { ...page, opaque } }
  return { left, top, pixels: cropPixels(page, rect(left, top, right + 1 - left, bottom + 1 - top)) }
}
