import type { ExaminedPhoto } from '../photo/setAside.ts'
import { LEAST_SHARPNESS } from '../photo/setAside.ts'

/** A face whose sides are this share of the photo's is a portrait. */
const PORTRAIT_SHARE = 0.3
/** A photo that is two to the power of this times as sharp as the least is as sharp as any. */
const SHARP_STEPS = 5
/** Weight of the largest face compared with sharpness. */
const FACE_WEIGHT = 2

/** The score of a sharp portrait. */
export const HIGHEST_SCORE = FACE_WEIGHT + 1

/** How well a photo fills a large frame, from 0 to `HIGHEST_SCORE`: by its largest face, then by its sharpness. */
export function heroScore({ width, height, faces = [], sharpness = LEAST_SHARPNESS }: ExaminedPhoto): number {
  const largest = Math.max(0, ...faces.map((face) => face.width * face.height))
  const face = Math.min(1, Math.sqrt(largest / (width * height)) / PORTRAIT_SHARE)
  const sharp = Math.min(1, Math.max(0, Math.log2(sharpness / LEAST_SHARPNESS) / SHARP_STEPS))
  return FACE_WEIGHT * face + sharp
}
