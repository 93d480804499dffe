import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { convertToSrgb } from '../colour/convertToSrgb.ts'
import { readMatrixProfile } from '../colour/readMatrixProfile.ts'
import { checkStructure } from '../file/checkStructure.ts'
import type { PhotoError } from '../file/photoError.ts'
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
 * A host's own decoder for plain photos. It returns upright pixels with no profile applied, or null when it does not
 * support the file or fails.
 */
export type NativeDecoder<Bytes extends Uint8Array, Native extends PhotoPixels> = (
  bytes: Bytes,
  header: PlainHeader,
) => Promise<Native | null>

/**
 * Opens a photo with the host's decoder where its bytes equal ImageMagick's, and with ImageMagick otherwise.
 * @param ready resolves once ImageMagick has been started
 */
export async function openPhotoWith<Bytes extends Uint8Array, Native extends PhotoPixels>(
  native: NativeDecoder<Bytes, Native>,
  ready: () => Promise<void>,
  bytes: Bytes,
): Promise<Result<OpenedPhoto<Native | Pixels>, PhotoError>> {
  const structure = checkStructure(bytes)
  if (!structure.ok) return structure
  const kind = structure.value
  const pixels = await openPlain(native, bytes, kind)
  if (pixels !== null) return ok({ kind, pixels })
  await ready()
  const decoded = decodePhoto(bytes)
  return decoded.ok ? ok({ kind, pixels: decoded.value }) : decoded
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
  // A decoder that read another size from the header is not trusted.
  if (pixels.width !== width || pixels.height !== height) return null
  const profile = header.profile === null ? null : readMatrixProfile(header.profile)
  if (profile !== null) convertToSrgb(pixels.data, profile, channelsOf(pixels))
  return pixels
}
