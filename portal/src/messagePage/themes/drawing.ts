import type { CSSProperties } from 'react'

/** So many numbers from 0. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** One decimal is enough for a drawing. */
export const n = (value: number): number => Math.round(value * 10) / 10

/** The pace of a moving ornament, seconds; a negative wait begins in the middle. */
export const pace = (span: number, wait = 0): CSSProperties =>
  ({ '--span': `${span}s`, '--wait': `${wait}s` }) as CSSProperties

/** Polar to plane: `degrees` clockwise from the top. */
export const around = (radius: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [n(radius * Math.cos(angle)), n(radius * Math.sin(angle))]
}
