import type { DesignItem } from '@irodori/contract'
import type { Grip } from '@irodori/design/arranging'
import type { PointerSample } from '../interaction/pointer.ts'
import type { Next } from '../interaction/state.ts'

/** Where a state of arranging hands over to. */
export type ArrangeNext =
  | Extract<Next, { to: 'IDLE' | 'PRESSING' | 'PANNING' | 'MARQUEE' | 'PINCHING_VIEW' }>
  | { readonly to: 'MOVING'; readonly pointer: PointerSample; readonly items: readonly DesignItem[] }
  | { readonly to: 'RESIZING'; readonly pointer: PointerSample; readonly item: DesignItem; readonly grip: Grip }
  | { readonly to: 'TURNING'; readonly pointer: PointerSample; readonly item: DesignItem }
  | {
      readonly to: 'PINCHING_ITEM'
      readonly first: PointerSample
      readonly second: PointerSample
      readonly item: DesignItem
    }
