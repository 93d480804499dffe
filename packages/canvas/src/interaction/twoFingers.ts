import type { Hand } from './interactionContext.ts'
import { photoUnder } from './photoUnder.ts'
import type { PointerSample } from './pointer.ts'
import { middleOf } from './pointer.ts'
import type { Next } from './state.ts'

/** Two fingers move the photo that is being cropped if they lie about it, else the page. */
export function twoFingers(hand: Hand, first: PointerSample, second: PointerSample): Next {
  const item = hand.mode() === 'CROP' ? photoUnder(hand, middleOf(first.at, second.at)) : null
  return item ? { to: 'PINCHING_PHOTO', first, second, item } : { to: 'PINCHING_VIEW', first, second }
}
