import type { Affine } from '@irodori/geometry/affine'
import type { Pixels } from '../src/pixels/pixels.ts'
import { createPixels } from '../src/pixels/pixels.ts'

/** A continuous picture: its level, 0 to 255, at any point in target pixels. */
export type Scene = (x: number, y: number) => number

/** Waves of up to 0.3 cycles per target pixel, which a good sampler preserves. */
export const WAVES: Scene = (x, y) => {
  const turn = 2 * Math.PI
  return (
    128 +
    40 * Math.sin(turn * (0.05 * x + 0.11 * y)) +
    25 * Math.sin(turn * (0.2 * x - 0.08 * y)) +
    15 * Math.cos(turn * (0.1 * x + 0.28 * y))
  )
}

/** Slanted bars and discs with hard edges, like those of lettering and buildings. */
export const EDGES: Scene = (x, y) => {
  const bar = Math.floor((x * 0.83 + y * 0.31) / 9) & 1
  const disc = (((x % 40) + 40) % 40) - 20
  const row = (((y % 36) + 36) % 36) - 18
  return disc * disc + row * row < 110 ? 225 - 90 * bar : 40 + 110 * bar
}

/** Number of sample points per side of a pixel. */
const POINTS = 8

/**
 * The result of an ideal area sampler: the mean of the scene over each pixel.
 * @param toScene maps pixels to the scene's units
 */
export function sampleScene(scene: Scene, width: number, height: number, toScene: Affine): Pixels {
  const pixels = createPixels(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let j = 0; j < POINTS; j++) {
        for (let i = 0; i < POINTS; i++) {
          const [px, py] = [x + (i + 0.5) / POINTS, y + (j + 0.5) / POINTS]
          sum += scene(toScene.a * px + toScene.c * py + toScene.e, toScene.b * px + toScene.d * py + toScene.f)
        }
      }
      const level = Math.round(sum / POINTS / POINTS)
      pixels.data.set([level, level, level, 255], (y * width + x) * 4)
    }
  }
  return { ...pixels, opaque: true }
}
