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
    const frame = free.find(fits)
    if (!frame) return false
    free.splice(free.indexOf(frame), 1)
    matched.push([frame, photo])
    return true
  }
  const others = photos.filter((photo) => !take(photo, (frame) => orientationOf(frame) === orientationOfPhoto(photo)))
  for (const photo of others) take(photo, () => true)
  return matched
}
