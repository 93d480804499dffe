import type { ImageItem } from '@irodori/contract/entities/designItem'
import { framePath } from '@irodori/design/itemGeometry'
import { pathContains } from '@irodori/geometry/hitTest'
import type { Path } from '@irodori/geometry/path'
import type { Point } from '@irodori/geometry/shape'
import type { LiveScene } from '../scene/liveScene.ts'
import { alphaAt } from './alphaAt.ts'
import type { HitIndex } from './hitIndex.ts'
import { photosNear } from './hitIndex.ts'

const outlines = new WeakMap<ImageItem, Path>()

/**
 * The topmost photo with a visible pixel at a point of the page (print pixels). Only photos of the point's cell are tested,
 * from top to bottom, with plain numbers, because a page may hold a thousand and every pointer move runs a hit test.
 */
export function topmostPhoto({ grid }: HitIndex, scene: LiveScene, { x, y }: Point): ImageItem | null {
  for (const photo of photosNear(grid, x, y)) {
    if (x < photo.left || y < photo.top || x > photo.right || y > photo.bottom) continue
    const { item, toBox, toPhoto } = photo
    const boxX = toBox.a * x + toBox.c * y + toBox.e
    const boxY = toBox.b * x + toBox.d * y + toBox.f
    if (boxX < 0 || boxY < 0 || boxX >= photo.width || boxY >= photo.height) continue
    if (!isInOutline(item, boxX, boxY)) continue
    if (item.isDisabledItem || item.imageName === null) return item
    const alpha = scene.photo(item.imageName)?.alpha ?? null
    const photoX = toPhoto.a * boxX + toPhoto.c * boxY + toPhoto.e
    const photoY = toPhoto.b * boxX + toPhoto.d * boxY + toPhoto.f
    if (alphaAt(alpha, photo.source, { x: photoX, y: photoY }) > 0) return item
  }
  return null
}

/** Whether a point of the box lies inside the outline of the frame. */
function isInOutline(item: ImageItem, x: number, y: number): boolean {
  const { width, height } = item
  if (item.type === 'CIRCLE_IMAGE') return ((2 * x) / width - 1) ** 2 + ((2 * y) / height - 1) ** 2 < 1
  if (item.type === 'RECT_IMAGE' && item.borderRadius.rx === 0 && item.borderRadius.ry === 0) return true
  return pathContains(outlineOf(item), { x, y })
}

function outlineOf(item: ImageItem): Path {
  const outline = outlines.get(item) ?? framePath(item)
  outlines.set(item, outline)
  return outline
}
