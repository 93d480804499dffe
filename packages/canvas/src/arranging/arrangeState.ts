import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { BoundingBox } from '@irodori/design/boundingBox'
import type { Grip } from '@irodori/design/resizeBox'
import type { TwoPointers } from '../interaction/pinch.ts'
import type { PointerSample } from '../interaction/pointer.ts'
import type { Next } from '../interaction/state.ts'

/** A transition to another state of arranging. */
export type ArrangeNext =
  | Extract<Next, { to: 'IDLE' | 'PRESSING' | 'PANNING' | 'MARQUEE' | 'PINCHING_VIEW' }>
  | { readonly to: 'MOVING'; readonly pointer: PointerSample; readonly items: readonly DesignItem[] }
  | { readonly to: 'RESIZING'; readonly pointer: PointerSample; readonly boundingBox: BoundingBox; readonly grip: Grip }
  | { readonly to: 'TURNING'; readonly pointer: PointerSample; readonly boundingBox: BoundingBox }
  | ({ readonly to: 'PINCHING_BOUNDING_BOX'; readonly boundingBox: BoundingBox } & TwoPointers)
