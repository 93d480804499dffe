import type { Affine } from '@irodori/geometry/affine'
import type { Pixels } from '../src/pixels/pixels.ts'
import { createPixels } from '../src/pixels/pixels.ts'

/**
 * A continuous picture: the mean of its level, 0 to 255, over a pixel.
 * @param toScene maps pixels to the picture's units
 */
export type Scene = (x: number, y: number, toScene: Affine) => number

/** Amplitude, cycles per unit to the right and down, and phase. */
const WAVE_LIST = [
  [40, 0.05, 0.11, 0],
  [25, 0.2, -0.08, 0],
  [15, 0.1, 0.28, Math.PI / 2],
] as const

/** The mean of a wave over a stretch of so many of its cycles, as a share of its level in the middle. */
const flattened = (cycles: number): number => (cycles === 0 ? 1 : Math.sin(Math.PI * cycles) / (Math.PI * cycles))

/** Waves of up to 0.3 cycles per target pixel, which a good sampler preserves. */
export const WAVES: Scene = (x, y, { a, b, c, d, e, f }) => {
  let level = 128
  for (const [amplitude, right, down, phase] of WAVE_LIST) {
    const [across, along] = [right * a + down * b, right * c + down * d]
    const middle = across * (x + 0.5) + along * (y + 0.5) + right * e + down * f
    level += amplitude * Math.sin(2 * Math.PI * middle + phase) * flattened(across) * flattened(along)
  }
  return level
}

/** Number of sample points per side of a pixel. */
const POINTS = 8

/** The mean over points of the pixel, for scenes whose exact mean is not known. */
const meanOf =
  (levelAt: (x: number, y: number) => number): Scene =>
  (x, y, { a, b, c, d, e, f }) => {
    let sum = 0
    for (let j = 0; j < POINTS; j++) {
      for (let i = 0; i < POINTS; i++) {
        const [px, py] = [x + (i + 0.5) / POINTS, y + (j + 0.5) / POINTS]
        sum += levelAt(a * px + c * py + e, b * px + d * py + f)
      }
    }
    return sum / POINTS / POINTS
  }

/** Slanted bars and discs with hard edges, like those of lettering and buildings. */
export const EDGES: Scene = meanOf(edgesAt)

/** Rings about the middle of a square: at a distance of r units they have `rate` × r cycles per unit. */
export const zonePlate = (side: number, rate: number): Scene =>
  meanOf((x, y) => 127.5 + 127 * Math.cos(Math.PI * rate * ((x - side / 2) ** 2 + (y - side / 2) ** 2)))

/**
 * What a picture of a zone plate, one pixel per unit, shows of the rings that are too fine for it: the root mean square
 * difference from grey beyond half a cycle per pixel, in levels. It would be seen as moiré.
 */
export function zonePlateResidue({ width, height, data }: Pixels, rate: number): number {
  let [sum, count] = [0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const distance = Math.sqrt((x + 0.5 - width / 2) ** 2 + (y + 0.5 - height / 2) ** 2)
      if (distance * rate <= 0.5 || distance > width / 2) continue
      sum += ((data[(y * width + x) * 4] ?? 0) - 127.5) ** 2
      count++
    }
  }
  return Math.sqrt(sum / count)
}

function edgesAt(x: number, y: number): number {
  const bar = Math.floor((x * 0.83 + y * 0.31) / 9) & 1
  const disc = x - 40 * Math.floor(x / 40) - 20
  const row = y - 36 * Math.floor(y / 36) - 18
  return disc * disc + row * row < 110 ? 225 - 90 * bar : 40 + 110 * bar
}

/**
 * The result of an ideal area sampler: the mean of the scene over each pixel.
 * @param toScene maps pixels to the scene's units
 */
export function sampleScene(scene: Scene, width: number, height: number, toScene: Affine): Pixels {
  const pixels = createPixels(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const level = Math.round(scene(x, y, toScene))
      const at = (y * width + x) * 4
      pixels.data.fill(level, at, at + 3)
      pixels.data[at + 3] = 255
    }
  }
  return { ...pixels, opaque: true }
}
