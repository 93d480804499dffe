import { compose, translation } from '@irodori/geometry/affine'
import type { Coverage } from '@irodori/imaging/fillCoverage'
import { paintPhoto } from '@irodori/imaging/paintPhoto'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels } from '@irodori/imaging/pixels'
import type { PlacedPhoto } from '@irodori/scene/interpretDisplayList'

/** Pixels aligned with the print pixels of a page, and how they are clipped. */
export interface Layer {
  readonly left: number
  readonly top: number
  readonly pixels: Pixels
  /** ALL pixels show; or the outline of the FRAME clips them; or each shows by its ALPHA, or by a STENCIL of 0 and 255. */
  readonly shown: 'ALL' | 'FRAME' | 'ALPHA' | 'STENCIL'
}

/** The pixels of a photo as the print has them, painted by the same pass as in the exact renderer. */
export function photoLayer({ source, coverage, toPhoto, adjustment }: PlacedPhoto): Layer {
  const { left, top, width, height } = coverage
  const fromLayer = compose(translation(left, top), toPhoto)
  const paint = (data: Uint8Array): Pixels => {
    const pixels = createPixels(width, height)
    const box: Coverage = { left: 0, top: 0, width, height, data }
    paintPhoto(pixels, source, { toPhoto: fromLayer, coverage: box, adjustment })
    return pixels
  }
  // Painted beyond the frame too, so that a PDF reader that reduces the page blends no other colour into its edge.
  const whole = paint(new Uint8Array(coverage.data.length).fill(255))
  const shown = clippingOf(whole, source.pixels.opaque, coverage)
  return { left, top, pixels: shown === 'ALPHA' ? paint(coverage.data) : whole, shown }
}

/** The frame alone clips the photo unless the photo ends inside the frame or has transparent pixels. */
function clippingOf({ data }: Pixels, isOpaque: boolean, { data: covers }: Coverage): Layer['shown'] {
  let least = 255
  for (let index = 0; index < covers.length; index++) {
    const cover = covers[index] ?? 0
    const alpha = data[index * 4 + 3] ?? 0
    if (alpha === 255 && cover === 255) continue
    if (cover < least) least = cover
    if (cover !== 0 && alpha < (isOpaque ? cover : 255)) return 'ALPHA'
  }
  return least === 255 ? 'ALL' : 'FRAME'
}
