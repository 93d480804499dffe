import { distanceBetween } from './pointer.ts'
import type { ScreenPoint } from '../view/camera.ts'

/** Fingers never move exactly: moving, rotating and scaling each start only beyond a threshold. */
const MOVE_LOCK_PX = 6
export const TURN_LOCK_DEGREES = 8
/** Logarithm of a ratio. */
export const GROWTH_LOCK = Math.log(1.06)

/** Returns 0 until a value has once exceeded the limit, then its distance beyond the limit. */
export function lock(limit: number): (value: number) => number {
  let open = 0
  return (value) => {
    if (open === 0 && Math.abs(value) > limit) open = Math.sign(value) * limit
    return open === 0 ? 0 : value - open
  }
}

/** Returns the first position until a position is beyond the threshold, then the current one. */
export function moveLock(from: ScreenPoint): (to: ScreenPoint) => ScreenPoint {
  let isOpen = false
  return (to) => {
    isOpen ||= distanceBetween(from, to) > MOVE_LOCK_PX
    return isOpen ? to : from
  }
}
