import type { DesignItem, ImageItem, TextItem } from '@irodori/contract'
import { itemToPage, localBox, windowPath, windowToPhoto } from '@irodori/design'
import type { Point } from '@irodori/geometry'
import { apply, containsPoint, invert, pathContains, rect } from '@irodori/geometry'
import { paintOrder } from '../paintOrder.ts'
import type { LiveScene } from '../stage.ts'
import { alphaAt } from './alphaAt.ts'

/**
 * The topmost item that can be seen under a point: texts before photos, the highest priority first.
 * @param point in print pixels of the page.
 * @param leastTextSide print pixels; the box of a text counts as at least this wide and high, so that fingers find it.
 */
export function itemAtPoint(scene: LiveScene, point: Point, leastTextSide: number): DesignItem | null {
  const { photos, texts } = paintOrder(scene.page)
  const text = texts.findLast((item) => hitsText(item, point, leastTextSide))
  if (text) return text
  if (isUnderForeground(scene, point)) return null
  return photos.findLast((item) => hitsPhoto(scene, item, point)) ?? null
}

function hitsText(item: TextItem, point: Point, leastSide: number): boolean {
  if (item.isDisabledItem) return false
  const width = Math.max(item.width, leastSide)
  const height = Math.max(item.height, leastSide)
  const grown = rect((item.width - width) / 2, (item.height - height) / 2, width, height)
  return containsPoint(grown, apply(invert(itemToPage(item)), point))
}

/** What opaque artwork hides cannot be meant. */
function isUnderForeground({ page, artwork }: LiveScene, point: Point): boolean {
  const foreground = page.sheet.foregroundUrl === null ? null : artwork(page.sheet.foregroundUrl)
  return foreground !== null && alphaAt(foreground.alpha, page.sheet, point) === 255
}

function hitsPhoto(scene: LiveScene, item: ImageItem, point: Point): boolean {
  const inWindow = apply(invert(itemToPage(item)), point)
  if (!containsPoint(localBox(item), inWindow) || !pathContains(windowPath(item), inWindow)) return false
  if (item.isDisabledItem || item.imageName === null) return true
  const size = { width: item.sourceWidth, height: item.sourceHeight }
  const alpha = scene.photo(item.imageName)?.alpha ?? null
  return alphaAt(alpha, size, apply(windowToPhoto(item), inWindow)) > 0
}
