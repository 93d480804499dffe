import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Size } from '@irodori/geometry/shape'

export type Orientation = 'LANDSCAPE' | 'PORTRAIT' | 'SQUARE'

/** Up to this ratio of its sides a rectangle counts as square. */
const SQUARISH = 1.1

export function orientationOf({ width, height }: Size): Orientation {
  if (width > height * SQUARISH) return 'LANDSCAPE'
  return height > width * SQUARISH ? 'PORTRAIT' : 'SQUARE'
}

/** Assigns photos to frames of their orientation first, then to the remaining frames, both in order. */
export function matchOrientations<Photo>(
  frames: readonly ImageItem[],
  photos: readonly Photo[],
  orientationOfPhoto: (photo: Photo) => Orientation,
): [ImageItem, Photo][] {
  const free = [...frames]
  const matched: [ImageItem, Photo][] = []
  const take = (photo: Photo, fits: (frame: ImageItem) => boolean): boolean => {
    const at = free.findIndex(fits)
    if (at >= 0) matched.push([free.splice(at, 1)[0], photo])
    return at >= 0
  }
  const others = photos.filter((photo) => !take(photo, (frame) => orientationOf(frame) === orientationOfPhoto(photo)))
  for (const photo of others) take(photo, () => true)
  return matched
}
