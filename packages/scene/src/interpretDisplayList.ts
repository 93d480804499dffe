import type { Affine } from '@irodori/geometry/affine'
import { compose, scaling } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { transformPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import type { Adjustment } from '@irodori/imaging/adjustment'
import type { Coverage } from '@irodori/imaging/fillCoverage'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import type { PhotoSource } from '@irodori/imaging/photoSource'
import type { Pixels } from '@irodori/imaging/pixels'
import type { Rgba } from '@irodori/imaging/rgba'
import { parseColour } from '@irodori/imaging/rgba'
import type { DisplayList, DisplayOp, FillShape } from './displayList.ts'

/**
 * Provides the decoded pictures that a display list names. They are requested one after the other, each when it is
 * painted, so that a host needs to hold only one photo of full size.
 */
export interface Pictures {
  readonly photo: (imageName: string) => Promise<PhotoSource>
  readonly artwork: (key: string) => Promise<Pixels>
}

/** A photo at its place on the target; some of its frame is on the page. */
export interface PlacedPhoto {
  readonly source: PhotoSource
  /** Outline of the frame, in target pixels. */
  readonly frame: Path
  /** How much of each target pixel the frame covers. */
  readonly coverage: Coverage
  /** Maps target pixels to pixels of the upright photo. */
  readonly toPhoto: Affine
  readonly adjustment: Adjustment
}

/** A renderer of display lists. `interpretDisplayList` awaits each call before it makes the next one. */
export interface DisplayTarget {
  /** Fills the whole page. */
  background(colour: Rgba): Promise<void> | void
  /** Paints artwork over the whole page. */
  artwork(pixels: Pixels): Promise<void> | void
  photo(photo: PlacedPhoto): Promise<void> | void
  /** Fills an outline, in target pixels, by the non-zero rule with a colour that is not fully transparent. */
  fill(outline: Path, colour: Rgba, shape: FillShape): Promise<void> | void
}

/** Size of a page at a scale, in whole pixels. */
export const renderedSize = (list: DisplayList, scale: number): { width: number; height: number } => ({
  width: Math.max(1, Math.round(list.width * scale)),
  height: Math.max(1, Math.round(list.height * scale)),
})

/**
 * Paints a display list on a target, from the background upwards. Operations without a visible result are skipped: fully
 * transparent fills, and photos outside the page, which are not decoded either.
 * @param scale target pixels per print pixel
 */
export async function interpretDisplayList(
  list: DisplayList,
  pictures: Pictures,
  target: DisplayTarget,
  scale = 1,
): Promise<void> {
  await target.background(parseColour(list.backgroundColor))
  for (const op of list.ops) await paint(op, list, pictures, target, scale)
}

async function paint(
  op: DisplayOp,
  list: DisplayList,
  pictures: Pictures,
  target: DisplayTarget,
  scale: number,
): Promise<void> {
  switch (op.kind) {
    case 'ARTWORK':
      return target.artwork(await pictures.artwork(op.key))
    case 'PHOTO': {
      const { width, height } = renderedSize(list, scale)
      const frame = scaled(op.frame, scale)
      const coverage = fillCoverage(frame, rect(0, 0, width, height))
      if (coverage.data.length === 0) return
      const toPhoto = compose(scaling(1 / scale), op.toPhoto)
      const source = await pictures.photo(op.imageName)
      return target.photo({ source, frame, coverage, toPhoto, adjustment: op.adjustment })
    }
    case 'FILL': {
      const colour = parseColour(op.colour)
      if (colour.a === 0) return
      return target.fill(scaled(op.outline, scale), colour, op.shape)
    }
  }
}

const scaled = (path: Path, scale: number): Path => (scale === 1 ? path : transformPath(path, scaling(scale)))
