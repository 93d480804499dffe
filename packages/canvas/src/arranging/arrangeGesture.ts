import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { BoundingBox } from '@irodori/design/boundingBox'
import { placeBoundingBox } from '@irodori/design/boundingBox'
import type { Change } from '@irodori/design/change'
import { changeItem, isNoChange, NO_CHANGE, squashChanges } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { findItem } from '@irodori/design/designPage'
import type { Box } from '@irodori/design/itemGeometry'
import type { PrintPx } from '@irodori/geometry/units'
import { screenPx } from '@irodori/geometry/units'
import type { GestureLabel } from '../scene/stageMode.ts'
import type { ArrangeContext } from './arrangeContext.ts'
import { lengthOnPage } from '../view/camera.ts'

/** A gesture on items. Each change is computed from the initial page, so the result does not depend on intermediate steps. */
export interface ArrangeGesture {
  readonly page: DesignPage
  /** Shows the items after a change of the initial page. */
  show(change: Change): void
  /** Shows the items of a bounding box after it has changed to another box. */
  showBoundingBox(boundingBox: BoundingBox, box: Box): void
  restore(): void
}

/** Begins a gesture; null without a page. */
export function beginArranging(
  context: ArrangeContext,
  items: readonly DesignItem[],
  label: GestureLabel,
): ArrangeGesture | null {
  const page = context.page()
  if (!page) return null
  const gesture = { id: context.newGestureId(), label }
  const show = (change: Change): void => {
    const shown = context.page()
    if (!shown) return
    const edits = items.map((item) => {
      const now = findItem(shown, item.id)
      const after = change[page.key]?.items[item.id]?.after ?? item
      return now ? changeItem<DesignItem>(shown, now, after) : NO_CHANGE
    })
    const step = edits.reduce(squashChanges, NO_CHANGE)
    if (!isNoChange(step)) context.change(step, gesture)
  }
  return {
    page,
    show,
    showBoundingBox: (boundingBox, box) => show(placeBoundingBox(page, boundingBox, box)),
    restore() {
      context.showGuides([])
      show(NO_CHANGE)
    },
  }
}

/** Distance within which items snap. */
const SNAP_REACH = screenPx(6)

export const snapReach = (context: ArrangeContext): PrintPx => lengthOnPage(context.camera(), SNAP_REACH)
