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

/**
 * Opens a photo with ImageMagick, as servers do where browsers differ: a photo with damaged data, or one that this
 * browser decodes in its own way.
 */
export const openPhotoExactly = (
  bytes: Uint8Array<ArrayBuffer>,
  ready: () => Promise<void>,
): Promise<Result<OpenedPhoto, PhotoError>> => openPhotoWith(async () => null, ready, bytes)
