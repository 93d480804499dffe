import type { Affine, Path } from '@irodori/geometry'
import { compose, rect, scaling, transformPath } from '@irodori/geometry'
import type { PhotoSource, Pixels } from '@irodori/imaging'
import {
  createPixels,
  fillCoverage,
  fillPixels,
  paintColour,
  paintPhoto,
  paintPixels,
  parseColour,
} from '@irodori/imaging'
import type { DisplayList, DisplayOp } from './displayList.ts'

/**
 * Where the pictures that a display list names come from, decoded. They are asked for one after the other, as each is
 * painted, so that a host need hold no more than one photo of full size.
 */
export interface Pictures {
  readonly photo: (imageName: string) => Promise<PhotoSource>
  readonly artwork: (key: string) => Promise<Pixels>
}

/** Size of a page at a scale, in whole pixels. */
export const renderedSize = (list: DisplayList, scale: number): { width: number; height: number } => ({
  width: Math.max(1, Math.round(list.width * scale)),
  height: Math.max(1, Math.round(list.height * scale)),
})

/**
 * Paints a page to the byte: the same list and pictures give the same pixels in every engine. Scale 1 is the print.
 * @returns opaque RGBA.
 */
export async function renderExact(list: DisplayList, pictures: Pictures, scale = 1): Promise<Pixels> {
  const { width, height } = renderedSize(list, scale)
  const target = createPixels(width, height)
  fillPixels(target, parseColour(list.backgroundColor))
  for (const op of list.ops) await paint(target, op, pictures, scale)
  return target
}

async function paint(target: Pixels, op: DisplayOp, pictures: Pictures, scale: number): Promise<void> {
  const whole = rect(0, 0, target.width, target.height)
  switch (op.kind) {
    case 'ARTWORK':
      paintPixels(target, await pictures.artwork(op.key), whole)
      return
    case 'PHOTO': {
      const coverage = fillCoverage(scaled(op.window, scale), whole)
      if (coverage.data.length === 0) return
      const toPhoto: Affine = compose(scaling(1 / scale), op.toPhoto)
      paintPhoto(target, await pictures.photo(op.imageName), {
        toPhoto,
        coverage,
        brightnessFactor: op.brightnessFactor,
      })
      return
    }
    case 'FILL': {
      const coverage = fillCoverage(scaled(op.outline, scale), whole)
      paintColour(target, coverage, parseColour(op.colour))
    }
  }
}

const scaled = (path: Path, scale: number): Path => (scale === 1 ? path : transformPath(path, scaling(scale)))
