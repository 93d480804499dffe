import type { InteractionContext } from './interactionContext.ts'
import { photoUnder } from './photoUnder.ts'
import type { PointerSample } from './pointer.ts'
import { middleOf } from './pointer.ts'
import type { Next } from './state.ts'

/** Two fingers move the photo in CROP mode if their centre is on it, otherwise the page. */
export function twoFingers(context: InteractionContext, first: PointerSample, second: PointerSample): Next {
  const item = context.mode() === 'CROP' ? photoUnder(context, middleOf(first.at, second.at)) : null
  return item ? { to: 'PINCHING_PHOTO', first, second, item } : { to: 'PINCHING_VIEW', first, second }
}
