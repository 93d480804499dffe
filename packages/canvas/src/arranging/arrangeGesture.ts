import type { DesignItem } from '@irodori/contract'
import type { Box, Change, DesignPage } from '@irodori/design'
import { changeItem, findItem, isNoChange, NO_CHANGE, squashChanges } from '@irodori/design'
import type { BoundingBox } from '@irodori/design/arranging'
import { placeBoundingBox } from '@irodori/design/arranging'
import type { GestureLabel } from '../scene/stageMode.ts'
import type { ArrangeHand } from './arrangeContext.ts'

/** One gesture on some items. Each change is computed from the page as it began, so the way a hand took leaves no trace. */
export interface ArrangeGesture {
  readonly page: DesignPage
  /** Shows the items as this change makes them of the page that the gesture began with. */
  show(change: Change): void
  /** Shows what is in a frame as it is when the frame becomes this box. */
  showBoundingBox(boundingBox: BoundingBox, box: Box): void
  restore(): void
}

/** Null before there is a page. */
export function beginArranging(
  hand: ArrangeHand,
  items: readonly DesignItem[],
  label: GestureLabel,
): ArrangeGesture | null {
  const page = hand.page()
  if (!page) return null
  const gesture = { id: hand.newGestureId(), label }
  const show = (change: Change): void => {
    const shown = hand.page()
    if (!shown) return
    const edits = items.map((item) => {
      const now = findItem(shown, item.id)
      const after = change[page.key]?.items[item.id]?.after ?? item
      return now ? changeItem<DesignItem>(shown, now, after) : NO_CHANGE
    })
    const step = edits.reduce(squashChanges, NO_CHANGE)
    if (!isNoChange(step)) hand.change(step, gesture)
  }
  return {
    page,
    show,
    showBoundingBox: (boundingBox, box) => show(placeBoundingBox(page, boundingBox, box)),
    restore() {
      hand.showGuides([])
      show(NO_CHANGE)
    },
  }
}

/** A way on the screen in print pixels. */
export function wayOnPage(
  hand: ArrangeHand,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
) {
  const { zoom } = hand.camera()
  return { x: (to.x - from.x) / zoom, y: (to.y - from.y) / zoom }
}

/** CSS pixels within which things are drawn to each other. */
const SNAP_REACH = 6

/** Print pixels. */
export const snapReach = (hand: ArrangeHand): number => SNAP_REACH / hand.camera().zoom
