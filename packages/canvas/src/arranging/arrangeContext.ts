import type { DesignItem } from '@irodori/contract'
import { itemToPage, localBox, mayArrange } from '@irodori/design'
import type { BoundingBox, Guide } from '@irodori/design/arranging'
import { arrangeable, boundingBoxOf } from '@irodori/design/arranging'
import type { Point } from '@irodori/geometry'
import { apply, containsPoint, invert } from '@irodori/geometry'
import { screenToPage } from '../view/camera.ts'
import type { PointerSample } from '../interaction/pointer.ts'
import type { ToolHand } from '../interaction/tool.ts'
import type { BoundingBoxGrip } from './boundingBoxGrips.ts'
import { boundingBoxGrips, gripAtPoint } from './boundingBoxGrips.ts'

/** What the states of arranging see and do. */
export interface ArrangeHand extends ToolHand {
  /** The chosen items that may be arranged. */
  movable(): readonly DesignItem[]
  /** What has a frame with grips: all that is chosen and may be arranged. */
  boundingBox(): BoundingBox | null
  gripAt(pointer: Pick<PointerSample, 'at' | 'kind'>): BoundingBoxGrip | null
  /** Whether a point of the screen lies in the box of something chosen that may be arranged. */
  holds(at: Point): boolean
  /** Whether what lies there may be arranged. */
  mayTake(item: DesignItem | null): boolean
  /** Draws why a moved item stands still; nothing for none. */
  showGuides(guides: readonly Guide[]): void
}

export function arrangeHand(hand: ToolHand, showGuides: ArrangeHand['showGuides']): ArrangeHand {
  const movable = (): readonly DesignItem[] => {
    const page = hand.page()
    return page ? arrangeable(page, hand.chosen()) : []
  }
  const boundingBox = (): BoundingBox | null => boundingBoxOf(movable())
  return {
    ...hand,
    movable,
    boundingBox,
    gripAt({ at, kind }) {
      const box = boundingBox()
      return box && gripAtPoint(boundingBoxGrips(box, hand.camera(), hand.view()), at, kind)
    },
    holds(at) {
      const point = screenToPage(hand.camera(), at)
      return movable().some((item) => containsPoint(localBox(item), apply(invert(itemToPage(item)), point)))
    },
    mayTake(item) {
      const page = hand.page()
      return page !== null && item !== null && mayArrange(page.sheet, item)
    },
    showGuides,
  }
}
