import { convertToSrgb } from '../colour/convertToSrgb.ts'
import { readMatrixProfile } from '../colour/readMatrixProfile.ts'
import { checkStructure } from '../file/checkStructure.ts'
import { PhotoError } from '../file/photoError.ts'
import type { PlainHeader } from '../file/plainHeader.ts'
import { readPlainHeader } from '../file/plainHeader.ts'
import type { PhotoKind } from '../file/sniffPhoto.ts'
import type { PhotoPixels, Pixels } from '../pixels/pixels.ts'
import { channelsOf } from '../pixels/pixels.ts'
import { decodePhoto } from './decodePhoto.ts'

/** A photo's kind by its first bytes, and its upright sRGB pixels. */
export interface OpenedPhoto<Opened extends PhotoPixels = Pixels> {
  readonly kind: PhotoKind
  readonly pixels: Opened
}

/**
 * A host's own decoder for plain photos: upright pixels as they are stored, no profile applied; null where it does not
 * take this one or fails.
 */
export type NativeDecoder<Bytes extends Uint8Array, Native extends PhotoPixels> = (
  bytes: Bytes,
  header: PlainHeader,
) => Promise<Native | null>

/**
 * Opens a photo by the host's decoder where that gives what ImageMagick gives, to the byte, and by ImageMagick where not.
 * @param ready answers when ImageMagick has been started
 * @throws PhotoError when the file is refused
 */
export async function openPhotoWith<Bytes extends Uint8Array, Native extends PhotoPixels>(
  native: NativeDecoder<Bytes, Native>,
  ready: () => Promise<void>,
  bytes: Bytes,
): Promise<OpenedPhoto<Native | Pixels>> {
  const structure = checkStructure(bytes)
  if (!structure.ok) throw new PhotoError(structure.problem)
  const { kind } = structure
  const pixels = await openPlain(native, bytes, kind)
  if (pixels !== null) return { kind, pixels }
  await ready()
  return { kind, pixels: decodePhoto(bytes) }
}

async function openPlain<Bytes extends Uint8Array, Native extends PhotoPixels>(
  native: NativeDecoder<Bytes, Native>,
  bytes: Bytes,
  kind: PhotoKind,
): Promise<Native | null> {
  const header = readPlainHeader(bytes, kind)
  if (header === null) return null
  const pixels = await native(bytes, header)
  if (pixels === null) return null
  const [width, height] = header.orientation < 5 ? [header.width, header.height] : [header.height, header.width]
  // A decoder that understood the header otherwise is not believed.
  if (pixels.width !== width || pixels.height !== height) return null
  const profile = header.profile === null ? null : readMatrixProfile(header.profile)
  if (profile !== null) convertToSrgb(pixels.data, profile, channelsOf(pixels))
  return pixels
}
