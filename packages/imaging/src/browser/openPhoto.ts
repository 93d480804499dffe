import type { Result } from '@irodori/result'
import type { PhotoError } from '../file/photoError.ts'
import type { OpenedPhoto } from '../magick/openPhotoWith.ts'
import { openPhotoWith } from '../magick/openPhotoWith.ts'
import { decodeByBrowser } from './decodeByBrowser.ts'

/**
 * Opens a photo in a browser worker: its kind, and upright sRGB pixels.
 * @param ready resolves once ImageMagick has been started; called only when the browser's decoder cannot be used
 */
export const openPhoto = (
  bytes: Uint8Array<ArrayBuffer>,
  ready: () => Promise<void>,
): Promise<Result<OpenedPhoto, PhotoError>> => openPhotoWith(decodeByBrowser, ready, bytes)
