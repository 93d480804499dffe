import type { DesignItem } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import { boundsOnPage, itemToPage, localBox, framePath } from '@irodori/design'
import type { Rect } from '@irodori/geometry'
import { outset, quadrilateral, rectPath, transformPath, uniteRects } from '@irodori/geometry'
import type { Frame } from './renderFrame.ts'
import { path2d } from './screen/path2d.ts'
import { deviceBounds } from './screen/screenView.ts'

/** What is chosen beside the selected item, or about to be. */
export interface AlsoChosen {
  readonly others: readonly DesignItem[]
  /** The window that a dragged photo would go to. */
  readonly aimed: DesignItem | null
  /** Print pixels: the rectangle that a hand draws to choose what lies within. */
  readonly marquee: Rect | null
}

/** CSS pixels that the lines reach beyond what they are about. */
const REACH = 6

export const isNothing = ({ others, aimed, marquee }: AlsoChosen): boolean =>
  others.length === 0 && aimed === null && marquee === null

export const sameAlsoChosen = (a: AlsoChosen, b: AlsoChosen): boolean =>
  a.aimed === b.aimed &&
  a.marquee === b.marquee &&
  a.others.length === b.others.length &&
  a.others.every((item, at) => item === b.others[at])

/** The device pixels that the marks of a frame may cover. */
export function alsoChosenBounds({ also, view }: Frame): Rect | null {
  const items = also.aimed ? [...also.others, also.aimed] : also.others
  const areas = [...items.map(boundsOnPage), ...(also.marquee ? [also.marquee] : [])]
  return areas
    .map((area) => outset(deviceBounds(view, area), REACH * view.ratio))
    .reduce<Rect | null>((all, area) => (all ? uniteRects(all, area) : area), null)
}

export function paintAlsoChosen(context: CanvasRenderingContext2D, { also, view, theme }: Frame): void {
  const pixel = view.ratio / view.scale
  context.setTransform(view.scale, 0, 0, view.scale, view.x, view.y)
  context.strokeStyle = theme.accent
  context.fillStyle = theme.accent
  for (const item of also.others) {
    context.lineWidth = 1.5 * pixel
    context.stroke(path2d(quadrilateral(localBox(item), itemToPage(item))))
  }
  if (also.aimed && isImageItem(also.aimed)) {
    const window = path2d(transformPath(framePath(also.aimed), itemToPage(also.aimed)))
    context.globalAlpha = 0.22
    context.fill(window)
    context.globalAlpha = 1
    context.lineWidth = 4 * pixel
    context.stroke(window)
  }
  if (also.marquee) {
    const area = path2d(rectPath(also.marquee))
    context.globalAlpha = 0.12
    context.fill(area)
    context.globalAlpha = 1
    context.lineWidth = pixel
    context.stroke(area)
  }
}
