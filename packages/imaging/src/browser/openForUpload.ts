import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { PhotoErrorCode } from '../file/photoError.ts'
import { sniffOtherFormat } from '../file/sniffOtherFormat.ts'
import { encodeUnder } from '../magick/encodeUnder.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { decodeOtherFormat } from './decodeOtherFormat.ts'
import { openPhoto } from './openPhoto.ts'

/** A photo that a customer has chosen, as it will be uploaded. */
export interface PhotoForUpload {
  /** The upright pixels of the file that is uploaded. */
  readonly pixels: Pixels
  /** The file that is uploaded in place of the chosen one. */
  readonly converted?: Blob
  /** The size of the chosen photo, if the uploaded one had to be smaller. */
  readonly reducedFrom?: { readonly width: number; readonly height: number }
}

/** TIFF and BMP files have to be exported in another format first. */
export interface UploadRefusal {
  readonly code: PhotoErrorCode | 'NEEDS_EXPORT'
}

/**
 * Opens a photo for its upload. HEIC, WebP and AVIF, which shops do not take, are converted on the device.
 * @param maxBytes size limit of the uploaded file
 * @param ready resolves once ImageMagick has been started
 */
export async function openForUpload(
  file: Blob,
  maxBytes: number,
  ready: () => Promise<void>,
): Promise<Result<PhotoForUpload, UploadRefusal>> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = sniffOtherFormat(bytes)
  if (format === 'tiff' || format === 'bmp') return err({ code: 'NEEDS_EXPORT' })
  if (format !== null) {
    const decoded = await decodeOtherFormat(bytes, format)
    return decoded.ok ? convert(decoded.value, maxBytes, ready) : decoded
  }
  const opened = await openPhoto(bytes, ready)
  if (!opened.ok) return opened
  const { kind, pixels } = opened.value
  return kind === 'heic' ? convert(pixels, maxBytes, ready) : ok({ pixels })
}

async function convert(
  picture: Pixels,
  maxBytes: number,
  ready: () => Promise<void>,
): Promise<Result<PhotoForUpload, UploadRefusal>> {
  await ready()
  const { bytes, type, width, height } = encodeUnder(picture, maxBytes)
  const opened = await openPhoto(bytes, ready)
  if (!opened.ok) return opened
  const isReduced = width !== picture.width || height !== picture.height
  return ok({
    pixels: opened.value.pixels,
    converted: new Blob([bytes], { type }),
    ...(isReduced && { reducedFrom: { width: picture.width, height: picture.height } }),
  })
}
