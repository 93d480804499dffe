import type { OpenedPhoto } from '../magick/openPhotoWith.ts'
import { openPhotoWith } from '../magick/openPhotoWith.ts'
import { decodeByBrowser } from './decodeByBrowser.ts'

/**
 * Opens a photo in a worker of a browser: kind, and upright sRGB pixels.
 * @param ready answers when ImageMagick has been started; asked only where it is needed
 * @throws PhotoError when the file is refused
 */
export const openPhoto = (bytes: Uint8Array<ArrayBuffer>, ready: () => Promise<void>): Promise<OpenedPhoto> =>
  openPhotoWith(decodeByBrowser, ready, bytes)
