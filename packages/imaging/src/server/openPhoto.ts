import type { OpenedPhoto } from '../magick/openPhotoWith.ts'
import { openPhotoWith } from '../magick/openPhotoWith.ts'
import { decodeBySharp } from './decodeBySharp.ts'

/**
 * Opens a photo on the server: kind, and upright sRGB pixels.
 * @throws PhotoError when the file is refused
 */
export const openPhoto = (bytes: Uint8Array): Promise<OpenedPhoto> =>
  openPhotoWith(decodeBySharp, () => Promise.resolve(), bytes)
