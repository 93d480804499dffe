import { rect } from '@irodori/geometry/shape'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import { fillPixels, paintColour } from '@irodori/imaging/paintColour'
import { paintPhoto } from '@irodori/imaging/paintPhoto'
import { paintPixels } from '@irodori/imaging/paintPixels'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels } from '@irodori/imaging/pixels'
import type { DisplayList } from './displayList.ts'
import type { DisplayTarget, Pictures } from './interpretDisplayList.ts'
import { interpretDisplayList, renderedSize } from './interpretDisplayList.ts'

/**
 * Renders a page to pixels: the same list and pictures give the same bytes in every engine. Scale 1 is the print.
 * @returns opaque RGBA
 */
export async function renderExact(list: DisplayList, pictures: Pictures, scale = 1): Promise<Pixels> {
  const { width, height } = renderedSize(list, scale)
  const target = createPixels(width, height)
  await interpretDisplayList(list, pictures, pixelTarget(target), scale)
  return target
}

/** Paints a display list on pixels that have the size of the page. */
export function pixelTarget(target: Pixels): DisplayTarget {
  const page = rect(0, 0, target.width, target.height)
  return {
    background: (colour) => fillPixels(target, colour),
    artwork: (pixels) => paintPixels(target, pixels, page),
    photo: ({ source, coverage, toPhoto, adjustment }) => paintPhoto(target, source, { toPhoto, coverage, adjustment }),
    fill: (outline, colour) => paintColour(target, fillCoverage(outline, page), colour),
  }
}
