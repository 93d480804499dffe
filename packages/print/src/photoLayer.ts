import { compose, rect, translation } from '@irodori/geometry'
import type { Coverage, PhotoSource, Pixels } from '@irodori/imaging'
import { createPixels, fillCoverage, paintPhoto } from '@irodori/imaging'
import type { DisplayList, DisplayOp } from '@irodori/scene'

type PhotoOp = Extract<DisplayOp, { kind: 'PHOTO' }>

/** Pixels that lie on whole print pixels of a page, and what is seen of them. */
export interface Layer {
  readonly left: number
  readonly top: number
  readonly pixels: Pixels
  /** ALL of them, what is inside the outline of the window, or as much of each as its alpha says. */
  readonly shown: 'ALL' | 'WINDOW' | 'ALPHA'
}

/** The pixels of a photo that the print has, by the pass that paints them; null where nothing of it is on the page. */
export function photoLayer(
  op: PhotoOp,
  source: PhotoSource,
  page: Pick<DisplayList, 'width' | 'height'>,
): Layer | null {
  const coverage = fillCoverage(op.window, rect(0, 0, page.width, page.height))
  const { left, top, width, height } = coverage
  if (coverage.data.length === 0) return null
  const toPhoto = compose(translation(left, top), op.toPhoto)
  const paint = (shown: Uint8Array): Pixels => {
    const pixels = createPixels(width, height)
    const box: Coverage = { left: 0, top: 0, width, height, data: shown }
    paintPhoto(pixels, source, { toPhoto, coverage: box, brightnessFactor: op.brightnessFactor })
    return pixels
  }
  // Painted beyond the window too: a reader that reduces the page must find no other colour along its edge.
  const whole = paint(new Uint8Array(coverage.data.length).fill(255))
  const shown = whatShows(whole, source.pixels.opaque, coverage)
  return { left, top, pixels: shown === 'ALPHA' ? paint(coverage.data) : whole, shown }
}

/** The window alone decides what is seen unless the photo ends inside it or lets something through. */
function whatShows({ data }: Pixels, isOpaque: boolean, { data: covers }: Coverage): Layer['shown'] {
  let least = 255
  for (let index = 0; index < covers.length; index++) {
    const cover = covers[index]
    const alpha = data[index * 4 + 3]
    if (alpha === 255 && cover === 255) continue
    if (cover < least) least = cover
    if (cover !== 0 && alpha < (isOpaque ? cover : 255)) return 'ALPHA'
  }
  return least === 255 ? 'ALL' : 'WINDOW'
}
