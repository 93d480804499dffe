import type { DesignItem } from '@irodori/contract'
import { itemToPage, localBox, mayArrange } from '@irodori/design'
import type { Guide } from '@irodori/design/arranging'
import { arrangeable } from '@irodori/design/arranging'
import type { Point } from '@irodori/geometry'
import { apply, containsPoint, invert } from '@irodori/geometry'
import { screenToPage } from '../camera.ts'
import type { PointerSample } from '../interaction/pointer.ts'
import type { ToolHand } from '../tool.ts'
import type { ItemGrip } from './itemGrips.ts'
import { gripAtPoint, itemGrips } from './itemGrips.ts'

/** What the states of arranging see and do. */
export interface ArrangeHand extends ToolHand {
  /** The chosen items that may be arranged. */
  movable(): readonly DesignItem[]
  /** The item whose frame has grips: the only chosen one, where it may be arranged. */
  framed(): DesignItem | null
  gripAt(pointer: Pick<PointerSample, 'at' | 'kind'>): ItemGrip | null
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
  const framed = (): DesignItem | null => (hand.chosen().length === 1 ? (movable()[0] ?? null) : null)
  return {
    ...hand,
    movable,
    framed,
    gripAt({ at, kind }) {
      const item = framed()
      return item && gripAtPoint(itemGrips(item, hand.camera(), hand.view()), at, kind)
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
