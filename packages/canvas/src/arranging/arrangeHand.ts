import type { DesignItem } from '@irodori/contract'
import { itemToPage, localBox, mayArrange } from '@irodori/design'
import type { Frame, Guide } from '@irodori/design/arranging'
import { arrangeable, frameOf } from '@irodori/design/arranging'
import type { Point } from '@irodori/geometry'
import { apply, containsPoint, invert } from '@irodori/geometry'
import { screenToPage } from '../camera.ts'
import type { PointerSample } from '../interaction/pointer.ts'
import type { ToolHand } from '../tool.ts'
import type { FrameGrip } from './frameGrips.ts'
import { frameGrips, gripAtPoint } from './frameGrips.ts'

/** What the states of arranging see and do. */
export interface ArrangeHand extends ToolHand {
  /** The chosen items that may be arranged. */
  movable(): readonly DesignItem[]
  /** What has a frame with grips: all that is chosen and may be arranged. */
  framed(): Frame | null
  gripAt(pointer: Pick<PointerSample, 'at' | 'kind'>): FrameGrip | null
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
  const framed = (): Frame | null => frameOf(movable())
  return {
    ...hand,
    movable,
    framed,
    gripAt({ at, kind }) {
      const frame = framed()
      return frame && gripAtPoint(frameGrips(frame, hand.camera(), hand.view()), at, kind)
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
