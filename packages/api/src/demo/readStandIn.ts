import type { StandInPhoto } from '@irodori/demo-shop/standInPhoto'
import { toJpeg } from '@irodori/imaging/server/toJpeg'

/** A stand-in photo at a part of its size, as JPEG. */
export const readStandIn = ({ read, width, height }: StandInPhoto, scale = 1): Promise<Uint8Array> =>
  toJpeg(read(), Math.round(width * scale), Math.round(height * scale))
