import type { Pixels } from '../pixels/pixels.ts'
import { reducedSize } from './reduceTo.ts'

/** The alpha channel of a picture, one byte per pixel. */
export interface AlphaPlane {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A reduced alpha channel for hit tests, each value the mean of its area; null for an opaque picture. */
export function alphaPlane(pixels: Pixels, maxSide: number): AlphaPlane | null {
  if (pixels.opaque) return null
  const { width, height } = reducedSize(pixels, maxSide)
  const data = new Uint8Array(width * height)
  let hasTransparency = false
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * pixels.height) / height)
    const bottom = Math.floor(((y + 1) * pixels.height) / height)
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * pixels.width) / width)
      const right = Math.floor(((x + 1) * pixels.width) / width)
      const sum = alphaSum(pixels, left, top, right, bottom)
      const full = 255 * (right - left) * (bottom - top)
      if (sum < full) hasTransparency = true
      data[y * width + x] = Math.round((255 * sum) / full)
    }
  }
  return hasTransparency ? { width, height, data } : null
}

function alphaSum({ data, width }: Pixels, left: number, top: number, right: number, bottom: number): number {
  let sum = 0
  for (let y = top; y < bottom; y++) {
    for (let at = (y * width + left) * 4 + 3, end = (y * width + right) * 4; at < end; at += 4) sum += data[at] ?? 0
  }
  return sum
}
