import type { OpenedPhoto } from '../magick/openPhotoWith.ts'
import { openPhotoWith } from '../magick/openPhotoWith.ts'
import type { PhotoSource } from '../painting/photoSource.ts'
import { createPhotoSource } from '../painting/photoSource.ts'
import { decodeBySharp, decodeColourBySharp } from './decodeBySharp.ts'

const ready = (): Promise<void> => Promise.resolve()

/**
 * Opens a photo on the server: kind, and upright sRGB pixels.
 * @throws PhotoError when the file is refused
 */
export const openPhoto = (bytes: Uint8Array): Promise<OpenedPhoto> => openPhotoWith(decodeBySharp, ready, bytes)

/**
 * Opens a photo to be painted, without the alpha of files that have none.
 * @throws PhotoError when the file is refused
 */
export async function openPhotoSource(bytes: Uint8Array): Promise<PhotoSource> {
  return createPhotoSource((await openPhotoWith(decodeColourBySharp, ready, bytes)).pixels)
}
