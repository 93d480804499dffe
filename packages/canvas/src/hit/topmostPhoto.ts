import type { ImageItem } from '@irodori/contract/entities/designItem'
import { framePath } from '@irodori/design/itemGeometry'
import { pathContains } from '@irodori/geometry/hitTest'
import type { Path } from '@irodori/geometry/path'
import type { Point } from '@irodori/geometry/shape'
import type { AlphaPlane, LiveScene } from '../scene/liveScene.ts'
import { alphaAt } from './alphaAt.ts'
import type { HitIndex } from './hitIndex.ts'
import { cellAlong } from './hitIndex.ts'
import { BOX, EDGES, RECORD, SOURCE, TO_BOX, TO_PHOTO } from './photoRecord.ts'

const outlines = new WeakMap<ImageItem, Path>()
const planes = new WeakMap<LiveScene, (AlphaPlane | null | undefined)[]>()

/**
 * The topmost photo with a visible pixel at a point of the page (print pixels). Only photos of the point's cell are tested,
 * from top to bottom, with plain numbers, because a page may hold a thousand and every pointer move runs a hit test.
 */
export function topmostPhoto({ photos, records, grid }: HitIndex, scene: LiveScene, { x, y }: Point): ImageItem | null {
  let alphas = planes.get(scene)
  if (!alphas) {
    alphas = []
    planes.set(scene, alphas)
  }
  const { side, across, down, starts, members } = grid
  const cell = cellAlong(y, down, side) * side + cellAlong(x, across, side)
  const end = starts[cell + 1]
  for (let member = starts[cell]; member < end; member++) {
    const at = members[member]
    const record = at * RECORD
    const edges = record + EDGES
    if (x < records[edges] || y < records[edges + 1] || x > records[edges + 2] || y > records[edges + 3]) continue
    const box = record + TO_BOX
    const boxX = records[box] * x + records[box + 2] * y + records[box + 4]
    const boxY = records[box + 1] * x + records[box + 3] * y + records[box + 5]
    if (boxX < 0 || boxY < 0 || boxX >= records[record + BOX] || boxY >= records[record + BOX + 1]) continue
    const item = photos[at]
    if (!isInOutline(item, boxX, boxY)) continue
    if (item.isDisabledItem || item.imageName === null) return item
    const photo = record + TO_PHOTO
    const photoX = records[photo] * boxX + records[photo + 2] * boxY + records[photo + 4]
    const photoY = records[photo + 1] * boxX + records[photo + 3] * boxY + records[photo + 5]
    let alpha = alphas[at]
    if (alpha === undefined) {
      alpha = scene.photo(item.imageName)?.alpha ?? null
      alphas[at] = alpha
    }
    const size = { width: records[record + SOURCE], height: records[record + SOURCE + 1] }
    if (alphaAt(alpha, size, { x: photoX, y: photoY }) > 0) return item
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
