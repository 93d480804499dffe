import { cropDragging } from './cropDragging.ts'
import { cropScaling } from './cropScaling.ts'
import { cropTurning } from './cropTurning.ts'
import { idle } from './idle.ts'
import type { InteractionContext } from './interactionContext.ts'
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

/** A state machine that receives pointer events and calls its context for changes, clicks and camera moves. */
export interface Interaction<Name extends string = string> {
  down(pointer: PointerSample): void
  move(pointer: PointerSample): void
  up(pointer: PointerSample): void
  wheel(sample: WheelSample): void
  /** Cancels and reverts the current gesture; false without one. */
  cancel(): boolean
  state(): Name
  busy(): boolean
}

export const createInteraction = (context: InteractionContext): Interaction<StateName> =>
  createMachine<Next>(context, IDLE, (next) => enter(context, next))

/** Creates a state machine. @param make creates the state for a transition */
export function createMachine<To extends { readonly to: string }>(
  context: InteractionContext,
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
    context.busy(wasBusy)
  }
  const wheel = wheeling(context, reportBusy)

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
      // The event that turns a press into a drag also moves the dragged object.
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

function enter(context: InteractionContext, next: Next): State {
  switch (next.to) {
    case 'IDLE':
      return idle(context)
    case 'PRESSING':
      return pressing(context, next.pointer)
    case 'PANNING':
      return panning(context, next.pointer)
    case 'MARQUEE':
      return marquee(context, next.pointer)
    case 'PINCHING_VIEW':
      return pinchingView(context, next)
    case 'CROP_DRAGGING':
      return cropDragging(context, next)
    case 'CROP_SCALING':
      return cropScaling(context, next)
    case 'CROP_TURNING':
      return cropTurning(context, next)
    case 'PINCHING_PHOTO':
      return pinchingPhoto(context, next)
  }
}
