import type { Pixels } from '../src/pixels/pixels.ts'
import { createPixels } from '../src/pixels/pixels.ts'
import { catmullRom } from '../src/sampling/catmullRom.ts'

/** Peak signal-to-noise ratio of the colours of two pictures of one size, in dB. */
export function psnr(a: Pixels, b: Pixels): number {
  let squares = 0
  for (let i = 0; i < a.data.length; i++) if (i % 4 !== 3) squares += ((a.data[i] ?? 0) - (b.data[i] ?? 0)) ** 2
  return 10 * Math.log10((255 * 255) / (squares / ((a.data.length * 3) / 4)))
}

/** A separable Lanczos-3 reduction in doubles from the photo's top left corner, written for clarity. */
export function lanczosReduce(photo: Pixels, width: number, height: number, ratio: number): Pixels {
  const wide = new Float64Array(width * photo.height * 3)
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < width; x++) {
      mix(photo.width, (x + 0.5) * ratio, ratio, (source, weight) => {
        for (let c = 0; c < 3; c++) {
          const at = (y * width + x) * 3 + c
          wide[at] = (wide[at] ?? 0) + weight * (photo.data[(y * photo.width + source) * 4 + c] ?? 0)
        }
      })
    }
  }
  const reduced = createPixels(width, height)
  const sums = new Float64Array(3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sums.fill(0)
      mix(photo.height, (y + 0.5) * ratio, ratio, (source, weight) => {
        for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + weight * (wide[(source * width + x) * 3 + c] ?? 0)
      })
      for (let c = 0; c < 3; c++) reduced.data[(y * width + x) * 4 + c] = Math.round(sums[c] ?? 0)
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

/** The first channel reduced by Catmull-Rom in doubles, unrounded: the reference for whole-number weights. */
export function catmullRomReduce(photo: Pixels, width: number, height: number, ratio: number): number[] {
  const weights = (at: number, length: number): [source: number, weight: number][] => {
    const centre = (at + 0.5) * ratio
    const taps: [number, number][] = []
    let sum = 0
    for (let i = Math.ceil(centre - 2 * ratio - 0.5); i <= Math.floor(centre + 2 * ratio - 0.5); i++) {
      const weight = catmullRom((i + 0.5 - centre) / ratio)
      taps.push([Math.max(0, Math.min(length - 1, i)), weight])
      sum += weight
    }
    return taps.map(([source, weight]) => [source, weight / sum])
  }
  return Array.from({ length: width * height }, (_, i) => {
    let value = 0
    for (const [y, down] of weights(Math.floor(i / width), photo.height)) {
      for (const [x, across] of weights(i % width, photo.width)) {
        value += down * across * (photo.data[(y * photo.width + x) * 4] ?? 0)
      }
    }
    return value
  })
}

/** Side and step of the windows of the similarity measure. */
const SQUARE = 8
const STEP = 4

/** Structural similarity of the green channels of two pictures of one size (Wang et al. 2004, over uniform windows), up to 1. */
export function ssim(a: Pixels, b: Pixels): number {
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  let [sum, squares] = [0, 0]
  for (let top = 0; top + SQUARE <= a.height; top += STEP) {
    for (let left = 0; left + SQUARE <= a.width; left += STEP) {
      let [ma, mb, aa, bb, ab] = [0, 0, 0, 0, 0]
      for (let y = top; y < top + SQUARE; y++) {
        for (let x = left; x < left + SQUARE; x++) {
          const at = (y * a.width + x) * 4 + 1
          const [inA, inB] = [a.data[at] ?? 0, b.data[at] ?? 0]
          ma += inA
          mb += inB
          aa += inA ** 2
          bb += inB ** 2
          ab += inA * inB
        }
      }
      const n = SQUARE * SQUARE
      const [va, vb, vab] = [aa / n - (ma / n) ** 2, bb / n - (mb / n) ** 2, ab / n - (ma * mb) / n / n]
      const [meanA, meanB] = [ma / n, mb / n]
      sum += ((2 * meanA * meanB + c1) * (2 * vab + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (va + vb + c2))
      squares++
    }
  }
  return sum / squares
}
