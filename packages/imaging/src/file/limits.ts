/** Most pixels of one photo, in millions; without a limit a small file could decode to gigabytes. */
export const MAX_PHOTO_MEGAPIXELS = 120

/** Longest side of one photo, in pixels. */
export const MAX_PHOTO_SIDE = 16_000

/** Whether a photo of this size may be decoded. */
export function isWithinPhotoLimits(size: { readonly width: number; readonly height: number }): boolean {
  return (
    size.width >= 1 &&
    size.height >= 1 &&
    size.width <= MAX_PHOTO_SIDE &&
    size.height <= MAX_PHOTO_SIDE &&
    size.width * size.height <= MAX_PHOTO_MEGAPIXELS * 1_000_000
  )
}
