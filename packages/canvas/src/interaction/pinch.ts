import type { Point } from '@irodori/geometry'
import { GROWTH_LOCK, lock, moveLock, TURN_LOCK_DEGREES } from './fingerLocks.ts'
import type { PointerSample } from './pointer.ts'
import { directionOf, distanceBetween, middleOf, shortestTurn } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'

export interface TwoPointers {
  readonly first: PointerSample
  readonly second: PointerSample
}

/** What two fingers have done since they came down, as far as each part of it is meant. */
export interface Pinch extends TwoPointers {
  /** How many times as far apart they are. */
  readonly growth: number
  /** Degrees clockwise, in (-180, 180]. */
  readonly turn: number
  /** Where the middle between them was and is; CSS pixels. */
  readonly from: Point
  readonly to: Point
}

/** Two fingers hold something: it follows their middle, their distance and their turn. */
export function pinch(
  { first: a, second: b }: TwoPointers,
  follow: (pinched: Pinch) => void,
  cancel: () => void,
): State<typeof IDLE> {
  const from = middleOf(a.at, b.at)
  const distance = Math.max(1, distanceBetween(a.at, b.at))
  const direction = directionOf(a.at, b.at)
  const meantGrowth = lock(GROWTH_LOCK)
  const meantTurn = lock(TURN_LOCK_DEGREES)
  const meantMove = moveLock(from)
  let [first, second] = [a, b]
  /** The finger whose last place nothing has followed yet. */
  let ahead: number | null = null

  function report(): void {
    const ratio = Math.max(1, distanceBetween(first.at, second.at)) / distance
    follow({
      first,
      second,
      growth: Math.exp(meantGrowth(Math.log(ratio))),
      turn: meantTurn(shortestTurn(directionOf(first.at, second.at) - direction)),
      from,
      to: meantMove(middleOf(first.at, second.at)),
    })
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
        report()
        if (ahead !== pointer.id) ahead = null
      }
      return null
    },
    up: (pointer) => (pointer.id === first.id || pointer.id === second.id ? IDLE : null),
    cancel,
  }
}
