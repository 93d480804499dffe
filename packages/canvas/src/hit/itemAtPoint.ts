import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { apply } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import type { Point } from '@irodori/geometry/shape'
import { containsPoint, rect } from '@irodori/geometry/shape'
import { dpi, pt, ptToPrintPx } from '@irodori/geometry/units'
import type { LiveScene } from '../scene/liveScene.ts'
import { alphaAt } from './alphaAt.ts'
import type { FrontTarget } from './hitIndex.ts'
import { hitIndexOf } from './hitIndex.ts'
import { topmostPhoto } from './topmostPhoto.ts'

/**
 * The topmost visible item at a point: texts and ornaments before photos, the highest priority first. A straight text and an
 * ornament are hit in their boxes, a curved text at its letters, a photo at its visible pixels.
 * @param point in print pixels of the page
 * @param leastSide least width and height of a text or ornament in print pixels, so that fingers can hit it
 */
export function itemAtPoint(scene: LiveScene, point: Point, leastSide: number): DesignItem | null {
  const index = hitIndexOf(scene.page)
  const front = index.front.findLast((target) => hitsFront(scene, target, point, leastSide))
  if (front) return front.item
  if (isUnderForeground(scene, point)) return null
  return topmostPhoto(index, scene, point)
}

function hitsFront(scene: LiveScene, { item, toBox }: FrontTarget, point: Point, leastSide: number): boolean {
  if (item.isDisabledItem) return false
  const inBox = apply(toBox, point)
  if (item.type === 'CURVED_TEXT') {
    const setting = scene.setting(item)
    if (setting?.ink) return isNearInk(setting.outline, inBox, Math.max(leastSide, arcReach(item, scene)) / 2)
  }
  const width = Math.max(item.width, leastSide)
  const height = Math.max(item.height, leastSide)
  const grown = rect((item.width - width) / 2, (item.height - height) / 2, width, height)
  return containsPoint(grown, inBox)
}

/** One em around the letters of a curved text, whose box often covers a photo inside the circle. */
const arcReach = (item: TextItem, { page }: LiveScene): number => ptToPrintPx(pt(item.fontSize), dpi(page.sheet.dpi))

/** Whether a point is within reach of a vertex of an outline; the vertices of letters are close to each other. */
function isNearInk({ coords }: Path, { x, y }: Point, reach: number): boolean {
  return coords.some(
    (coord, at) =>
      at % 2 === 0 && Math.abs(coord - x) <= reach && Math.abs((coords[at + 1] ?? Number.NaN) - y) <= reach,
  )
}

/** Whether opaque foreground artwork hides the photos at a point. */
function isUnderForeground({ page, artwork }: LiveScene, point: Point): boolean {
  const foreground = page.sheet.foregroundUrl === null ? null : artwork(page.sheet.foregroundUrl)
  return foreground !== null && alphaAt(foreground.alpha, page.sheet, point) === 255
}
