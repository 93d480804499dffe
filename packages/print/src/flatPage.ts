import type { Path } from '@irodori/geometry/path'
import { boundsOfPath } from '@irodori/geometry/path'
import { intersectRects, rect, roundOut } from '@irodori/geometry/shape'
import { paintColour } from '@irodori/imaging/paintColour'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels } from '@irodori/imaging/pixels'
import type { Rgba } from '@irodori/imaging/rgba'
import type { DisplayTarget } from '@irodori/scene/interpretDisplayList'
import { pixelTarget } from '@irodori/scene/renderExact'
import { cropPixels } from './cropPixels.ts'
import type { Layer } from './photoLayer.ts'

/**
 * A page as the exact renderer paints it, operation by operation. A file without transparency takes from it the pixels
 * of whatever shows something below it.
 */
export class FlatPage {
  /** Paints the next operation. */
  readonly target: DisplayTarget
  readonly #page: Pixels

  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.#page = createPixels(width, height)
    this.target = pixelTarget(this.#page)
  }

  /** The layer that was painted last, without transparency: where it shows, it has the pixels of the page. */
  flattened(layer: Layer): Layer {
    if (layer.shown !== 'ALPHA') return layer
    const { left, top, pixels } = layer
    const page = cropPixels(this.#page, rect(left, top, pixels.width, pixels.height))
    let isWhole = true
    for (let at = 3; at < page.data.length; at += 4) {
      const shows = pixels.data[at] !== 0
      page.data[at] = shows ? 255 : 0
      isWhole &&= shows
    }
    return { left, top, pixels: page, shown: isWhole ? 'ALL' : 'STENCIL' }
  }

  /**
   * The page below an outline, with a translucent colour all over it, which the outline then clips.
   * @returns null if the outline is outside the page
   */
  tinted(outline: Path, colour: Rgba): Layer | null {
    const bounds = boundsOfPath(outline)
    const box = bounds && intersectRects(roundOut(bounds), rect(0, 0, this.#page.width, this.#page.height))
    if (box === null) return null
    const { left, top, width, height } = box
    const pixels = cropPixels(this.#page, box)
    const coverage = { left: 0, top: 0, width, height, data: new Uint8Array(width * height).fill(255) }
    paintColour(pixels, coverage, colour)
    return { left, top, pixels, shown: 'FRAME' }
  }
}
