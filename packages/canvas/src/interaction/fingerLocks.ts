import type { Point } from '@irodori/geometry'
import { distanceBetween } from './pointer.ts'

/** Fingers never move quite straight: moving, turning and growing each wait until they are meant. */
const MOVE_LOCK_PX = 6
export const TURN_LOCK_DEGREES = 8
/** The logarithm of a ratio. */
export const GROWTH_LOCK = Math.log(1.06)

/** Zero until a value has once been further from zero than the limit; then how far it is beyond it. */
export function lock(limit: number): (value: number) => number {
  let open = 0
  return (value) => {
    if (open === 0 && Math.abs(value) > limit) open = Math.sign(value) * limit
    return open === 0 ? 0 : value - open
  }
}

/** The first place until another is once further from it than the lock: from then on wherever the fingers are. */
export function moveLock(from: Point): (to: Point) => Point {
  let isMeant = false
  return (to) => {
    isMeant ||= distanceBetween(from, to) > MOVE_LOCK_PX
    return isMeant ? to : from
  }
}
