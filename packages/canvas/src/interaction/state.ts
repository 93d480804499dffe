import type { ImageItem } from '@irodori/contract'
import type { Corner } from '../hit/selectionHandles.ts'
import type { PointerSample } from './pointer.ts'

/** Where a state hands over to; the machine makes the state, so that no state imports another. */
export type Next =
  | { readonly to: 'IDLE' }
  | { readonly to: 'PRESSING'; readonly pointer: PointerSample }
  | { readonly to: 'PANNING'; readonly pointer: PointerSample }
  | { readonly to: 'MARQUEE'; readonly pointer: PointerSample }
  | { readonly to: 'PINCHING_VIEW'; readonly first: PointerSample; readonly second: PointerSample }
  | { readonly to: 'CROP_DRAGGING'; readonly pointer: PointerSample; readonly item: ImageItem }
  | { readonly to: 'CROP_SCALING'; readonly pointer: PointerSample; readonly item: ImageItem; readonly corner: Corner }
  | { readonly to: 'CROP_TURNING'; readonly pointer: PointerSample; readonly item: ImageItem }
  | {
      readonly to: 'PINCHING_PHOTO'
      readonly first: PointerSample
      readonly second: PointerSample
      readonly item: ImageItem
    }

export type StateName = Next['to']

/** Where the states that only look at the page hand over to. */
export type ViewNext = Extract<Next, { to: 'IDLE' | 'PANNING' | 'PINCHING_VIEW' }>

/** One phase of what a hand does. A handler answers with the next phase, or null to stay. */
export interface State<To = Next> {
  /** Whether something follows the hand. */
  readonly busy: boolean
  down?(pointer: PointerSample): To | null
  move?(pointer: PointerSample): To | null
  up?(pointer: PointerSample): To | null
  /** Takes back what was done since the state began. */
  cancel?(): void
}

export const IDLE: Extract<Next, { to: 'IDLE' }> = { to: 'IDLE' }
