import type { ScreenPx } from '@irodori/geometry/units'
import { screenPx } from '@irodori/geometry/units'
import type { ScreenPoint } from '../view/camera.ts'
import { screenPoint } from '../view/camera.ts'

/** A pointer event. A pen counts as a mouse because it is equally precise. */
export interface PointerSample {
  readonly id: number
  readonly kind: 'mouse' | 'touch'
  readonly at: ScreenPoint
  /** As in PointerEvent: 0 the main button or a finger, 1 the middle button. */
  readonly button: number
  readonly shift: boolean
  /** Ctrl or cmd is pressed, which turns snapping off. */
  readonly noSnap: boolean
  /** Shift, ctrl or cmd is pressed: a press adds to the selection. */
  readonly adds: boolean
}

/** Greatest movement of a click. */
export const SLOP = { mouse: screenPx(4), touch: screenPx(10) } as const

/** Milliseconds after which a resting finger opens the context menu. */
export const LONG_PRESS_MS = 600

export const distanceBetween = (a: ScreenPoint, b: ScreenPoint): ScreenPx => screenPx(Math.hypot(a.x - b.x, a.y - b.y))

export const middleOf = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => screenPoint((a.x + b.x) / 2, (a.y + b.y) / 2)

/** Direction from a to b in degrees clockwise. */
export const directionOf = (a: ScreenPoint, b: ScreenPoint): number =>
  (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

/** Normalises a rotation to (-180, 180]. */
export const shortestTurn = (angle: number): number => 180 - ((((180 - angle) % 360) + 360) % 360)
