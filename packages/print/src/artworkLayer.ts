import type { Pixels } from '@irodori/imaging'
import { createPixels, paintPixels } from '@irodori/imaging'
import { rect } from '@irodori/geometry'
import type { DisplayList } from '@irodori/scene'
import type { Layer } from './photoLayer.ts'

/** Artwork over a page, cut down to where it leaves a mark; null where it leaves none. */
export function artworkLayer(artwork: Pixels, { width, height }: Pick<DisplayList, 'width' | 'height'>): Layer | null {
  const page = createPixels(width, height)
  paintPixels(page, artwork, rect(0, 0, width, height))
  const marked = markedBox(page)
  if (marked === null) return null
  const { left, top } = marked
  return { left, top, pixels: marked.pixels, shown: marked.pixels.opaque ? 'ALL' : 'ALPHA' }
}

function markedBox(page: Pixels): { left: number; top: number; pixels: Pixels } | null {
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
  return { left, top, pixels: cutOut(page, left, top, right + 1 - left, bottom + 1 - top) }
}

function cutOut(page: Pixels, left: number, top: number, width: number, height: number): Pixels {
  const part = createPixels(width, height)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * page.width + left) * 4
    part.data.set(page.data.subarray(from, from + width * 4), y * width * 4)
  }
  return part
}
