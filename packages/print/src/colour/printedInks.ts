import type { Rect } from '@irodori/geometry/shape'
import { intersectRects, rect } from '@irodori/geometry/shape'
import type { ConvertedPicture } from './colourConverter.ts'
import { mostColouredIn } from './colouredInks.ts'

interface PrintedLayer {
  readonly box: Rect
  /** A picture that fills the box, or the sum of cyan, magenta and yellow of an area in it. */
  readonly inks: Promise<ConvertedPicture> | number
}

/**
 * The coloured inks printed so far on a sheet, as an upper bound: what a later layer hides still counts. It tells where
 * words in black may be printed over them without exceeding the ink limit.
 */
export class PrintedInks {
  readonly #layers: PrintedLayer[] = []

  add(box: Rect, inks: PrintedLayer['inks']): void {
    this.#layers.push({ box, inks })
  }

  /** The largest sum of cyan, magenta and yellow in a box, in 255ths. */
  async mostIn(box: Rect): Promise<number> {
    const sums = await Promise.all(this.#layers.map((layer) => mostOf(layer, box)))
    return Math.max(0, ...sums)
  }
}

async function mostOf({ box: layer, inks }: PrintedLayer, box: Rect): Promise<number> {
  const part = intersectRects(layer, box)
  if (part === null) return 0
  if (typeof inks === 'number') return inks
  const { coloured } = await inks
  if (coloured === null) return 0
  return mostColouredIn(coloured, rect(part.left - layer.left, part.top - layer.top, part.width, part.height))
}
