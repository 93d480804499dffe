import type { ScreenPoint } from '../view/camera.ts'
import { GROWTH_LOCK, lock, moveLock, TURN_LOCK_DEGREES } from './fingerLocks.ts'
import type { PointerSample } from './pointer.ts'
import { directionOf, distanceBetween, middleOf, shortestTurn } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'

export interface TwoPointers {
  readonly first: PointerSample
  readonly second: PointerSample
}

/** The movement of two fingers since they touched; each component is zero below its threshold. */
export interface Pinch extends TwoPointers {
  /** Ratio of their distance to that at the beginning. */
  readonly growth: number
  /** Degrees clockwise, in (-180, 180]. */
  readonly turn: number
  /** Their centre at the beginning and now, in CSS pixels. */
  readonly from: ScreenPoint
  readonly to: ScreenPoint
}

/** An object follows the centre, the distance and the rotation of two fingers. */
export function pinch(
  { first: a, second: b }: TwoPointers,
  follow: (pinched: Pinch) => void,
  cancel: () => void,
): State<typeof IDLE> {
  const from = middleOf(a.at, b.at)
  const distance = Math.max(1, distanceBetween(a.at, b.at))
  const direction = directionOf(a.at, b.at)
  const lockedGrowth = lock(GROWTH_LOCK)
  const lockedTurn = lock(TURN_LOCK_DEGREES)
  const lockedMove = moveLock(from)
  let [first, second] = [a, b]
  /** The finger whose last movement was not reported yet. */
  let ahead: number | null = null

  function report(): void {
    const ratio = Math.max(1, distanceBetween(first.at, second.at)) / distance
    follow({
      first,
      second,
      growth: Math.exp(lockedGrowth(Math.log(ratio))),
      turn: lockedTurn(shortestTurn(directionOf(first.at, second.at) - direction)),
      from,
      to: lockedMove(middleOf(first.at, second.at)),
    })
  }

  return {
    busy: true,
    move(pointer) {
      if (pointer.id === first.id) first = pointer
      else if (pointer.id === second.id) second = pointer
      else return null
      // The fingers report alternately; between two reports their distance and rotation are meaningless.
      if (ahead === null) ahead = pointer.id
      else {
        report()
        if (ahead !== pointer.id) ahead = null
      }
      return null
    },
    up: (pointer) => (pointer.id === first.id || pointer.id === second.id ? IDLE : null),
    cancel,
  }
}
