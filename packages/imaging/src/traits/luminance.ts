import { lumaOf } from '../adjusting/grading.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** The luma of a picture, 0 to 255, rows from the top. */
export interface Luminance {
  readonly width: number
  readonly height: number
  readonly values: Uint8Array
}

/** Transparency is ignored. */
export function luminanceOf({ width, height, data }: Pixels): Luminance {
  const values = new Uint8Array(width * height)
  for (let i = 0; i < values.length; i++) {
    values[i] = lumaOf(data[4 * i] as number, data[4 * i + 1] as number, data[4 * i + 2] as number)
  }
  return { width, height, values }
}
