import type { DesignItem, TextItem } from '@irodori/contract'
import type { Path, Point } from '@irodori/geometry'
import { apply, containsPoint, dpi, pt, ptToPrintPx, rect } from '@irodori/geometry'
import type { LiveScene } from '../scene/liveScene.ts'
import { alphaAt } from './alphaAt.ts'
import type { TextTarget } from './hitIndex.ts'
import { hitIndexOf } from './hitIndex.ts'
import { topmostPhoto } from './topmostPhoto.ts'

/**
 * The topmost item that can be seen under a point: texts before photos, the highest priority first. Words count by
 * their box, words on an arc by the letters, photos by what shows of them.
 * @param point in print pixels of the page.
 * @param leastTextSide print pixels; the box of a text counts as at least this wide and high, so that fingers find it.
 */
export function itemAtPoint(scene: LiveScene, point: Point, leastTextSide: number): DesignItem | null {
  const index = hitIndexOf(scene.page)
  for (let at = index.texts.length - 1; at >= 0; at--) {
    if (hitsText(scene, index.texts[at], point, leastTextSide)) return index.texts[at].item
  }
  if (isUnderForeground(scene, point)) return null
  return topmostPhoto(index, scene, point)
}

function hitsText(scene: LiveScene, { item, toBox }: TextTarget, point: Point, leastSide: number): boolean {
  if (item.isDisabledItem) return false
  const inBox = apply(toBox, point)
  const setting = item.type === 'CURVED_TEXT' ? scene.setting(item) : null
  if (setting?.ink) return isNearInk(setting.outline, inBox, Math.max(leastSide, arcReach(item, scene)) / 2)
  const width = Math.max(item.width, leastSide)
  const height = Math.max(item.height, leastSide)
  const grown = rect((item.width - width) / 2, (item.height - height) / 2, width, height)
  return containsPoint(grown, inBox)
}

/** An em around the letters of an arc: its box covers much that is not text, often the photo that it goes around. */
const arcReach = (item: TextItem, { page }: LiveScene): number => ptToPrintPx(pt(item.fontSize), dpi(page.sheet.dpi))

/** Whether a point lies within reach of an outline's corners, which follow each other closely in letters. */
function isNearInk({ coords }: Path, { x, y }: Point, reach: number): boolean {
  for (let at = 0; at < coords.length; at += 2) {
    if (Math.abs(coords[at] - x) <= reach && Math.abs(coords[at + 1] - y) <= reach) return true
  }
  return false
}

/** What opaque artwork hides cannot be meant. */
function isUnderForeground({ page, artwork }: LiveScene, point: Point): boolean {
  const foreground = page.sheet.foregroundUrl === null ? null : artwork(page.sheet.foregroundUrl)
  return foreground !== null && alphaAt(foreground.alpha, page.sheet, point) === 255
}
