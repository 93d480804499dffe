import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { boundsOnPage, framePath, itemToPage, localBox } from '@irodori/design/itemGeometry'
import { quadrilateral, rectPath, transformPath } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { outset, uniteRects } from '@irodori/geometry/shape'
import type { RenderFrame } from './renderFrame.ts'
import { path2d } from './screen/path2d.ts'
import { deviceBounds } from './screen/screenView.ts'

/** The marks beside the primary selection. */
export interface SecondarySelection {
  readonly others: readonly DesignItem[]
  /** The frame that a dragged photo would be dropped on. */
  readonly dropTarget: DesignItem | null
  /** The selection rectangle in print pixels. */
  readonly marquee: Rect | null
}

/** Distance of the lines from their items in CSS pixels. */
const REACH = 6

export const isNothing = ({ others, dropTarget, marquee }: SecondarySelection): boolean =>
  others.length === 0 && dropTarget === null && marquee === null

export const sameSecondarySelection = (a: SecondarySelection, b: SecondarySelection): boolean =>
  a.dropTarget === b.dropTarget &&
  a.marquee === b.marquee &&
  a.others.length === b.others.length &&
  a.others.every((item, at) => item === b.others[at])

/** The device pixels that the marks may cover. */
export function secondarySelectionBounds({ secondary, view }: RenderFrame): Rect | null {
  const items = secondary.dropTarget ? [...secondary.others, secondary.dropTarget] : secondary.others
  const areas = [...items.map(boundsOnPage), ...(secondary.marquee ? [secondary.marquee] : [])]
  return areas
    .map((area) => outset(deviceBounds(view, area), REACH * view.ratio))
    .reduce<Rect | null>((all, area) => (all ? uniteRects(all, area) : area), null)
}

export function paintSecondarySelection(
  context: CanvasRenderingContext2D,
  { secondary, view, theme }: RenderFrame,
): void {
  const pixel = view.ratio / view.scale
  context.setTransform(view.scale, 0, 0, view.scale, view.x, view.y)
  context.strokeStyle = theme.accent
  context.fillStyle = theme.accent
  for (const item of secondary.others) {
    context.lineWidth = 1.5 * pixel
    context.stroke(path2d(quadrilateral(localBox(item), itemToPage(item))))
  }
  if (secondary.dropTarget && isImageItem(secondary.dropTarget)) {
    const frame = path2d(transformPath(framePath(secondary.dropTarget), itemToPage(secondary.dropTarget)))
    context.globalAlpha = 0.22
    context.fill(frame)
    context.globalAlpha = 1
    context.lineWidth = 4 * pixel
    context.stroke(frame)
  }
  if (secondary.marquee) {
    const area = path2d(rectPath(secondary.marquee))
    context.globalAlpha = 0.12
    context.fill(area)
    context.globalAlpha = 1
    context.lineWidth = pixel
    context.stroke(area)
  }
}
