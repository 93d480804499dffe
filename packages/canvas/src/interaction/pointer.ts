import type { Point } from '@irodori/geometry'

/** One pointer event as the states see it. A pen counts as a mouse: it points as finely. */
export interface PointerSample {
  readonly id: number
  readonly kind: 'mouse' | 'touch'
  /** CSS pixels of the canvas. */
  readonly at: Point
  /** As in PointerEvent: 0 the main button or a finger, 1 the middle button. */
  readonly button: number
  readonly shift: boolean
  /** Ctrl, or cmd: nothing is drawn to a line. */
  readonly loose: boolean
  /** Held with shift, ctrl or cmd: what is pressed joins what is selected. */
  readonly adds: boolean
}

/** CSS pixels that a press may wander and still be a click. */
export const SLOP = { mouse: 4, touch: 10 } as const

/** Milliseconds after which a resting finger asks what can be done. */
export const LONG_PRESS = 600

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Degrees clockwise of the way from a to b. */
export const directionOf = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

/** The same turn in (-180, 180]. */
export const shortestTurn = (angle: number): number => 180 - ((((180 - angle) % 360) + 360) % 360)
