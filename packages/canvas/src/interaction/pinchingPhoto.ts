import type { ImageItem } from '@irodori/contract'
import type { Point } from '@irodori/geometry'
import { turnedCrop } from '../cropCommands.ts'
import { turnHolding, zoomWithinLimits } from '../moveCrop.ts'
import { beginCropGesture, fromWindowCentre } from './cropGesture.ts'
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

/** Fingers never move quite straight: moving, turning and zooming each wait until they are meant. CSS pixels, degrees, and a ratio. */
const MOVE_LOCK = 6
const TURN_LOCK = 8
const ZOOM_LOCK = 1.06

/** Two fingers hold the photo in its window: it follows their middle, their distance and their turn. */
export function pinchingPhoto(hand: Hand, { first: a, second: b, item }: Start): State {
  const gesture = beginCropGesture(hand, item, 'zoom')
  const middle = fromWindowCentre(hand, item, middleOf(a.at, b.at))
  const distance = Math.max(1, distanceBetween(a.at, b.at))
  const direction = directionOf(a.at, b.at)
  const meantZoom = lock(Math.log(ZOOM_LOCK))
  const meantTurn = lock(TURN_LOCK)
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

/** Zero until a value has once been further from zero than the limit; then how far it is beyond it. */
function lock(limit: number): (value: number) => number {
  let open = 0
  return (value) => {
    if (open === 0 && Math.abs(value) > limit) open = Math.sign(value) * limit
    return open === 0 ? 0 : value - open
  }
}

/** The first place until another is once further from it than the lock: from then on wherever the fingers are. */
function moveLock(from: Point): (to: Point) => Point {
  let isMeant = false
  return (to) => {
    isMeant ||= distanceBetween(from, to) > MOVE_LOCK
    return isMeant ? to : from
  }
}
