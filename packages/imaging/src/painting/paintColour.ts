import type { Coverage } from '../coverage/fillCoverage.ts'
import type { Pixels } from '../pixels/pixels.ts'
import type { Rgba } from '../pixels/rgba.ts'
import { blendPixel, over255 } from './blendRow.ts'

/** Blends a colour over the target by a coverage, which may extend beyond the target. */
export function paintColour(target: Pixels, coverage: Coverage, colour: Rgba): void {
  const { r, g, b, a } = colour
  if (a === 0) return
  const { data, width } = target
  const left = Math.max(0, coverage.left)
  const right = Math.min(width, coverage.left + coverage.width)
  const bottom = Math.min(target.height, coverage.top + coverage.height)
  for (let y = Math.max(0, coverage.top); y < bottom; y++) {
    let c = (y - coverage.top) * coverage.width + left - coverage.left
    let t = (y * width + left) * 4
    for (let x = left; x < right; x++, c++, t += 4) {
      const cover = coverage.data[c] ?? 0
      if (cover === 0) continue
      const alpha = over255(a * cover)
      if (alpha === 255) {
        data[t] = r
        data[t + 1] = g
        data[t + 2] = b
        data[t + 3] = 255
      } else if (alpha !== 0) {
        blendPixel(data, t, r, g, b, alpha)
      }
    }
  }
}

/** Sets every pixel to one colour. */
export function fillPixels(target: Pixels, colour: Rgba): void {
  const { data } = target
  data[0] = colour.r
  data[1] = colour.g
  data[2] = colour.b
  data[3] = colour.a
  for (let filled = 4; filled < data.length; filled *= 2) data.copyWithin(filled, 0, filled)
}
