import type { Pixels } from '../pixels.ts'
import { createPixels } from '../pixels.ts'

/** Peak signal-to-noise ratio of the colours of two pictures of one size, in dB. */
export function psnr(a: Pixels, b: Pixels): number {
  let squares = 0
  for (let i = 0; i < a.data.length; i++) if (i % 4 !== 3) squares += (a.data[i] - b.data[i]) ** 2
  return 10 * Math.log10((255 * 255) / (squares / ((a.data.length * 3) / 4)))
}

/** A separable Lanczos-3 reduction in doubles from the photo's top left corner, written for clearness alone. */
export function lanczosReduce(photo: Pixels, width: number, height: number, ratio: number): Pixels {
  const wide = new Float64Array(width * photo.height * 3)
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < width; x++) {
      mix(photo.width, (x + 0.5) * ratio, ratio, (source, weight) => {
        for (let c = 0; c < 3; c++)
          wide[(y * width + x) * 3 + c] += weight * photo.data[(y * photo.width + source) * 4 + c]
      })
    }
  }
  const reduced = createPixels(width, height)
  const sums = new Float64Array(3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sums.fill(0)
      mix(photo.height, (y + 0.5) * ratio, ratio, (source, weight) => {
        for (let c = 0; c < 3; c++) sums[c] += weight * wide[(source * width + x) * 3 + c]
      })
      for (let c = 0; c < 3; c++) reduced.data[(y * width + x) * 4 + c] = Math.round(sums[c])
      reduced.data[(y * width + x) * 4 + 3] = 255
    }
  }
  return reduced
}

function mix(length: number, centre: number, ratio: number, add: (source: number, weight: number) => void): void {
  const low = Math.ceil(centre - 3 * ratio - 0.5)
  const high = Math.floor(centre + 3 * ratio - 0.5)
  let sum = 0
  for (let i = low; i <= high; i++) sum += lanczos3((i + 0.5 - centre) / ratio)
  for (let i = low; i <= high; i++) {
    add(Math.max(0, Math.min(length - 1, i)), lanczos3((i + 0.5 - centre) / ratio) / sum)
  }
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
const lanczos3 = (x: number): number => (Math.abs(x) < 3 ? sinc(x) * sinc(x / 3) : 0)
