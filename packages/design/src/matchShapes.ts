import type { ImageItem } from '@irodori/contract'
import type { Size } from '@irodori/geometry'

export type Shape = 'LYING' | 'STANDING' | 'SQUARE'

/** Within this ratio of its sides a shape is neither lying nor standing. */
const SQUARISH = 1.1

export function shapeOf({ width, height }: Size): Shape {
  if (width > height * SQUARISH) return 'LYING'
  return height > width * SQUARISH ? 'STANDING' : 'SQUARE'
}

/** Windows of a photo's own shape first, then whichever are left; both in order. */
export function matchShapes<Photo>(
  windows: readonly ImageItem[],
  photos: readonly Photo[],
  shapeOfPhoto: (photo: Photo) => Shape,
): [ImageItem, Photo][] {
  const free = [...windows]
  const matched: [ImageItem, Photo][] = []
  const take = (photo: Photo, fits: (window: ImageItem) => boolean): boolean => {
    const at = free.findIndex(fits)
    if (at >= 0) matched.push([free.splice(at, 1)[0], photo])
    return at >= 0
  }
  const others = photos.filter((photo) => !take(photo, (window) => shapeOf(window) === shapeOfPhoto(photo)))
  for (const photo of others) take(photo, () => true)
  return matched
}
