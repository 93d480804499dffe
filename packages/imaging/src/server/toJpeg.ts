import sharp from 'sharp'

/** Level of a JPEG whose artefacts are not seen beside the original. */
const QUALITY = 90

/**
 * A JPEG or PNG of the shop's own as a JPEG of this size, cut at its longer sides if the proportions differ. Photos of
 * customers are opened by `openPhoto`, which examines them.
 */
export async function toJpeg(picture: Uint8Array, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await sharp(picture).resize(width, height).jpeg({ quality: QUALITY }).toBuffer())
}
