import { cropDragging } from './cropDragging.ts'
import { cropScaling } from './cropScaling.ts'
import { cropTurning } from './cropTurning.ts'
import type { Hand } from './interactionContext.ts'
import { idle } from './idle.ts'
import { marquee } from './marquee.ts'
import { panning } from './panning.ts'
import { pinchingPhoto } from './pinchingPhoto.ts'
import { pinchingView } from './pinchingView.ts'
import type { PointerSample } from './pointer.ts'
import { pressing } from './pressing.ts'
import type { Next, State, StateName } from './state.ts'
import { IDLE } from './state.ts'
import type { WheelSample } from './wheeling.ts'
import { wheeling } from './wheeling.ts'

/** What a hand does, as events go in and changes, clicks and camera moves come out of `hand`. */
export interface Interaction<Name extends string = string> {
  down(pointer: PointerSample): void
  move(pointer: PointerSample): void
  up(pointer: PointerSample): void
  wheel(sample: WheelSample): void
  /** Takes back what is under way; false when nothing was. */
  cancel(): boolean
  state(): Name
  busy(): boolean
}

export const createInteraction = (hand: Hand): Interaction<StateName> =>
  createMachine<Next>(hand, IDLE, (next) => enter(hand, next))

/** Lets a hand go from state to state. @param make the state that is gone to. */
export function createMachine<To extends { readonly to: string }>(
  hand: Hand,
  rest: To,
  make: (next: To) => State<To>,
): Interaction<To['to']> {
  let name: To['to'] = rest.to
  let state = make(rest)
  let wasBusy = false

  const busy = (): boolean => state.busy || wheel.busy()
  const reportBusy = (): void => {
    if (busy() === wasBusy) return
    wasBusy = busy()
    hand.busy(wasBusy)
  }
  const wheel = wheeling(hand, reportBusy)

  function go(next: To | null | undefined): boolean {
    if (!next) return false
    name = next.to
    state = make(next)
    reportBusy()
    return true
  }

  return {
    down(pointer) {
      wheel.rest()
      go(state.down?.(pointer))
    },
    move(pointer) {
      // A press that became a drag moves at once, not at the next event.
      if (go(state.move?.(pointer))) state.move?.(pointer)
    },
    up(pointer) {
      go(state.up?.(pointer))
    },
    wheel(sample) {
      if (name === rest.to) wheel.turn(sample)
    },
    cancel() {
      if (name === rest.to) return wheel.busy() && wheel.cancel()
      state.cancel?.()
      return go(rest)
    },
    state: () => name,
    busy,
  }
}

function enter(hand: Hand, next: Next): State {
  switch (next.to) {
    case 'IDLE':
      return idle(hand)
    case 'PRESSING':
      return pressing(hand, next.pointer)
    case 'PANNING':
      return panning(hand, next.pointer)
    case 'MARQUEE':
      return marquee(hand, next.pointer)
    case 'PINCHING_VIEW':
      return pinchingView(hand, next)
    case 'CROP_DRAGGING':
      return cropDragging(hand, next)
    case 'CROP_SCALING':
      return cropScaling(hand, next)
    case 'CROP_TURNING':
      return cropTurning(hand, next)
    case 'PINCHING_PHOTO':
      return pinchingPhoto(hand, next)
  }
}
