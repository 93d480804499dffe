import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Corner } from '../hit/selectionHandles.ts'
import type { PointerSample } from './pointer.ts'

/** A transition to another state. The machine creates the state, so that no state imports another. */
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

/** Transitions of the states that only move the view. */
export type ViewNext = Extract<Next, { to: 'IDLE' | 'PANNING' | 'PINCHING_VIEW' }>

/** A state of an interaction. A handler returns the next state, or null to stay. */
export interface State<To = Next> {
  /** Whether a gesture moves something. */
  readonly busy: boolean
  down?(pointer: PointerSample): To | null
  move?(pointer: PointerSample): To | null
  up?(pointer: PointerSample): To | null
  /** Reverts the changes of this state. */
  cancel?(): void
}

export const IDLE: Extract<Next, { to: 'IDLE' }> = { to: 'IDLE' }
