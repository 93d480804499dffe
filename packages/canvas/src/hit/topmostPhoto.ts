import type { ImageItem } from '@irodori/contract/entities/designItem'
import { framePath } from '@irodori/design/itemGeometry'
import { apply } from '@irodori/geometry/affine'
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
 * from top to bottom, because a page may hold a thousand and every pointer move runs a hit test.
 */
export function topmostPhoto({ grid }: HitIndex, scene: LiveScene, point: Point): ImageItem | null {
  const { x, y } = point
  for (const { item, left, top, right, bottom, toBox, toPhoto } of photosNear(grid, x, y)) {
    if (x < left || y < top || x > right || y > bottom) continue
    const inBox = apply(toBox, point)
    if (inBox.x < 0 || inBox.y < 0 || inBox.x >= item.width || inBox.y >= item.height) continue
    if (!isInOutline(item, inBox)) continue
    if (item.isDisabledItem || item.imageName === null) return item
    const alpha = scene.photo(item.imageName)?.alpha ?? null
    const source = { width: item.sourceWidth, height: item.sourceHeight }
    if (alphaAt(alpha, source, apply(toPhoto, inBox)) > 0) return item
  }
  return null
}

/** Whether a point of the box lies inside the outline of the frame. */
function isInOutline(item: ImageItem, point: Point): boolean {
  const { width, height } = item
  const { x, y } = point
  if (item.type === 'CIRCLE_IMAGE') return ((2 * x) / width - 1) ** 2 + ((2 * y) / height - 1) ** 2 < 1
  if (item.type === 'RECT_IMAGE' && item.borderRadius.rx === 0 && item.borderRadius.ry === 0) return true
  return pathContains(outlineOf(item), point)
}

function outlineOf(item: ImageItem): Path {
  const outline = outlines.get(item) ?? framePath(item)
  outlines.set(item, outline)
  return outline
}
