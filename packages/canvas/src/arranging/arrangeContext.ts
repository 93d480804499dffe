import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { BoundingBox } from '@irodori/design/boundingBox'
import { boundingBoxOf } from '@irodori/design/boundingBox'
import { itemToPage, localBox } from '@irodori/design/itemGeometry'
import { arrangeable } from '@irodori/design/movedBoxes'
import { mayArrange } from '@irodori/design/placement'
import type { Guide } from '@irodori/design/snapping'
import { apply, invert } from '@irodori/geometry/affine'
import { containsPoint } from '@irodori/geometry/shape'
import type { PointerSample } from '../interaction/pointer.ts'
import type { ToolContext } from '../interaction/tool.ts'
import type { ScreenPoint } from '../view/camera.ts'
import { screenToPage } from '../view/camera.ts'
import type { BoundingBoxGrip } from './boundingBoxGrips.ts'
import { boundingBoxGrips, gripAtPoint } from './boundingBoxGrips.ts'

/** The interface of the stage for the states of arranging. */
export interface ArrangeContext extends ToolContext {
  /** The selected items that can be arranged. */
  movable(): readonly DesignItem[]
  /** The bounding box of all selected items that can be arranged; it has grips. */
  boundingBox(): BoundingBox | null
  gripAt(pointer: Pick<PointerSample, 'at' | 'kind'>): BoundingBoxGrip | null
  /** Whether a point of the screen is in the box of a selected item that can be arranged. */
  holds(at: ScreenPoint): boolean
  /** Whether an item can be arranged. */
  mayTake(item: DesignItem | null): boolean
  /** Draws the guides to which moved items have snapped. */
  showGuides(guides: readonly Guide[]): void
}

export function createArrangeContext(context: ToolContext, showGuides: ArrangeContext['showGuides']): ArrangeContext {
  const movable = (): readonly DesignItem[] => {
    const page = context.page()
    return page ? arrangeable(page, context.selectedItems()) : []
  }
  const boundingBox = (): BoundingBox | null => boundingBoxOf(movable())
  return {
    ...context,
    movable,
    boundingBox,
    gripAt({ at, kind }) {
      const box = boundingBox()
      return box && gripAtPoint(boundingBoxGrips(box, context.camera(), context.view()), at, kind)
    },
    holds(at) {
      const point = screenToPage(context.camera(), at)
      return movable().some((item) => containsPoint(localBox(item), apply(invert(itemToPage(item)), point)))
    },
    mayTake(item) {
      const page = context.page()
      return page !== null && item !== null && mayArrange(page.sheet, item)
    },
    showGuides,
  }
}
