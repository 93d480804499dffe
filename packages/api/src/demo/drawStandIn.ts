import { drawSmall } from '@irodori/demo-shop/renderArtwork'
import type { StandInPhoto } from '@irodori/demo-shop/standInPhoto'
import { toJpeg } from '@irodori/imaging/server/toJpeg'

/** A stand-in photo at a part of its size: a still life as JPEG, a drawing as PNG. */
export function drawStandIn({ picture, width, height }: StandInPhoto, scale = 1): Promise<Uint8Array> {
  const across = Math.round(width * scale)
  return picture.kind === 'DRAWING'
    ? drawSmall(picture.draw(), across)
    : toJpeg(picture.read(), across, Math.round(height * scale))
}
