import type { CSSProperties } from 'react'

/** The numbers from 0 to `count` - 1. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Rounds to one decimal, which is precise enough for a drawing. */
export const n = (value: number): number => Math.round(value * 10) / 10

/** Duration and delay of an animated ornament in seconds; a negative delay starts within the animation. */
export const pace = (spanSeconds: number, waitSeconds = 0): CSSProperties =>
  ({ '--span': `${spanSeconds}s`, '--wait': `${waitSeconds}s` }) as CSSProperties

/** Polar to Cartesian coordinates; `degrees` count clockwise from the top. */
export const around = (radius: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [n(radius * Math.cos(angle)), n(radius * Math.sin(angle))]
}
