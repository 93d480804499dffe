import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Handle } from '../hit/selectionHandles.ts'
import type { StateName } from './state.ts'

interface Under {
  readonly spaceHeld: boolean
  readonly handle: Handle | null
  readonly item: DesignItem | null
  /** Whether a drag would move the photo. */
  readonly grabs: boolean
}

/** The CSS cursor for the current state, or for a press at the current position. */
export function cursorFor(state: StateName, { spaceHeld, handle, item, grabs }: Under): string {
  switch (state) {
    case 'PANNING':
    case 'PINCHING_VIEW':
    case 'CROP_TURNING':
      return 'grabbing'
    case 'CROP_DRAGGING':
    case 'PINCHING_PHOTO':
      return 'move'
    case 'MARQUEE':
      return 'crosshair'
    case 'CROP_SCALING':
      return 'nwse-resize'
    case 'PRESSING':
    case 'IDLE':
      if (spaceHeld) return 'grab'
      if (handle) return handle.kind === 'TURN' ? 'grab' : isFalling(handle) ? 'nwse-resize' : 'nesw-resize'
      if (grabs) return 'move'
      return item ? 'pointer' : 'default'
  }
}

const isFalling = (handle: Extract<Handle, { kind: 'SCALE' }>): boolean =>
  handle.corner === 'TOP_LEFT' || handle.corner === 'BOTTOM_RIGHT'
