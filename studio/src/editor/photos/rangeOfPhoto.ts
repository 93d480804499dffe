import type { LivePhoto } from '@irodori/canvas/liveScene'
import type { TonalRange } from '@irodori/imaging/grading'
import { measureRange } from '@irodori/imaging/measureRange'

/** Pixels on the longer side of the picture that is measured. */
const SIDE = 160

/**
 * The tonal range that makes the most of a photo, measured on the smallest of its pictures.
 * @returns null if the photo would hardly change
 */
export function rangeOfPhoto({ levels }: LivePhoto): TonalRange | null {
  const level = levels.at(-1)
  if (!level) return null
  const scale = Math.min(1, SIDE / Math.max(level.width, level.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(level.width * scale))
  canvas.height = Math.max(1, Math.round(level.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(level, 0, 0, canvas.width, canvas.height)
  return measureRange(context.getImageData(0, 0, canvas.width, canvas.height))
}
