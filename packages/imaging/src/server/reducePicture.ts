import sharp from 'sharp'

/** Level of a JPEG whose artefacts are not seen at the size of a stamp. */
const QUALITY = 85

/**
 * A picture of the shop's own as a JPEG whose sides have at most this many pixels; it is never enlarged.
 * @param side pixels
 * @returns null if the picture cannot be decoded
 */
export async function reducePicture(
  picture: Uint8Array,
  side: number,
  colours: 'COLOUR' | 'GREY',
): Promise<Uint8Array<ArrayBuffer> | null> {
  const image = sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
  if (colours === 'GREY') image.greyscale().toColourspace('b-w')
  try {
    return Uint8Array.from(await image.jpeg({ quality: QUALITY }).toBuffer())
  } catch {
    return null
  }
}
