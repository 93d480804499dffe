import type { LivePhoto } from '@irodori/canvas/liveScene'
import { scaling } from '@irodori/geometry/affine'
import { UNADJUSTED } from '@irodori/imaging/adjustment'
import { adjustPart } from '@irodori/imaging/adjustLine'
import type { RedEye } from '@irodori/imaging/redEyes'

/** Pixels of the longer side in which a pupil of a group photo is still found. */
const SIDE = 1000

/** The smallest picture of a photo in which eyes are found. */
export const levelForEyes = ({ levels }: LivePhoto): ImageBitmap | undefined =>
  levels.findLast(({ width, height }) => Math.max(width, height) >= SIDE) ?? levels[0]

/** Draws a picture of a photo in its own size, and returns its pixels. */
export function drawLevel(canvas: HTMLCanvasElement, level: ImageBitmap): ImageData | null {
  canvas.width = level.width
  canvas.height = level.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(level, 0, 0)
  return context?.getImageData(0, 0, level.width, level.height) ?? null
}

/**
 * Draws pixels with the red of these eyes taken out.
 * @param scale photo pixels per pixel
 */
export function drawCorrected(
  canvas: HTMLCanvasElement,
  pixels: ImageData,
  redEyes: readonly RedEye[],
  scale: number,
): void {
  const { width, height } = pixels
  const data = new Uint8ClampedArray(pixels.data)
  adjustPart({ data, width, height }, { left: 0, top: 0 }, scaling(scale), { ...UNADJUSTED, redEyes })
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
}
