import type { Luminance } from './luminance.ts'

/** Parts of the picture along each side. */
const PARTS = 4

/**
 * How sharp the sharpest of 4 × 4 parts of a picture is: the variance of the Laplacian of its luma. A photo with its
 * subject in focus in front of a soft background is sharp; one that is blurred all over is not.
 * @param picture a photo reduced to 512 pixels on its longer side, so that values are comparable; at least 3 × 3 pixels
 * @returns 0 for a picture without contrast
 */
export function sharpnessOf(picture: Luminance): number {
  const { width, height } = picture
  let sharpest = 0
  for (let row = 0; row < PARTS; row++) {
    for (let column = 0; column < PARTS; column++) {
      const [left, right] = edgesOf(column, width)
      const [top, bottom] = edgesOf(row, height)
      sharpest = Math.max(sharpest, varianceIn(picture, left, right, top, bottom))
    }
  }
  return sharpest
}

/** The pixels of a part along one side, without those at the edge of the picture, which lack a neighbour. */
const edgesOf = (part: number, length: number): readonly [from: number, to: number] => [
  Math.max(1, Math.round((part * length) / PARTS)),
  Math.min(length - 1, Math.round(((part + 1) * length) / PARTS)),
]

function varianceIn({ width, values }: Luminance, left: number, right: number, top: number, bottom: number): number {
  const count = (right - left) * (bottom - top)
  if (right <= left || bottom <= top) return 0
  let [sum, squares] = [0, 0]
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * width + x
      const around =
        (values[at - 1] as number) +
        (values[at + 1] as number) +
        (values[at - width] as number) +
        (values[at + width] as number)
      const laplacian = around - 4 * (values[at] as number)
      sum += laplacian
      squares += laplacian * laplacian
    }
  }
  return squares / count - (sum / count) ** 2
}
