import type { ImageItem } from '@irodori/contract'
import { turnedCrop } from '../cropCommands.ts'
import { turnHolding, zoomWithinLimits } from '../moveCrop.ts'
import { beginCropGesture, fromWindowCentre } from './cropGesture.ts'
import { GROWTH_LOCK, lock, moveLock, TURN_LOCK_DEGREES } from './fingerLocks.ts'
import type { Hand } from './hand.ts'
import type { PointerSample } from './pointer.ts'
import { directionOf, distanceBetween, middleOf, shortestTurn } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'

interface Start {
  readonly first: PointerSample
  readonly second: PointerSample
  readonly item: ImageItem
}

/** Two fingers hold the photo in its window: it follows their middle, their distance and their turn. */
export function pinchingPhoto(hand: Hand, { first: a, second: b, item }: Start): State {
  const gesture = beginCropGesture(hand, item, 'zoom')
  const middle = fromWindowCentre(hand, item, middleOf(a.at, b.at))
  const distance = Math.max(1, distanceBetween(a.at, b.at))
  const direction = directionOf(a.at, b.at)
  const meantZoom = lock(GROWTH_LOCK)
  const meantTurn = lock(TURN_LOCK_DEGREES)
  const meantMove = moveLock(middleOf(a.at, b.at))
  let [first, second] = [a, b]
  /** The finger whose last place the photo has not followed yet. */
  let ahead: number | null = null

  function follow(): void {
    const ratio = Math.max(1, distanceBetween(first.at, second.at)) / distance
    const factor = Math.exp(meantZoom(Math.log(ratio)))
    const turn = meantTurn(shortestTurn(directionOf(first.at, second.at) - direction))
    const grown = zoomWithinLimits(item, gesture.start, factor, middle)
    const { rotate } = turnedCrop(grown, gesture.start.rotate + turn)
    gesture.show(
      turnHolding(item, grown, rotate, middle, fromWindowCentre(hand, item, meantMove(middleOf(first.at, second.at)))),
    )
  }

  return {
    busy: true,
    move(pointer) {
      if (pointer.id === first.id) first = pointer
      else if (pointer.id === second.id) second = pointer
      else return null
      // The fingers report one after the other: between the two reports their distance and turn mean nothing.
      if (ahead === null) ahead = pointer.id
      else {
        follow()
        if (ahead !== pointer.id) ahead = null
      }
      return null
    },
    up: (pointer) => (pointer.id === first.id || pointer.id === second.id ? IDLE : null),
    cancel: gesture.restore,
  }
}
