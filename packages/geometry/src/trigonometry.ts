// Math.sin may differ in its last bit between JavaScript engines, and one bit can change a pixel. Rounding to a
// multiple of 2^-20 gives the same number in every engine and keeps products of a few of them exact in a double.
const GRID = 2 ** 20

/** Rounds to a multiple of 2^-20. */
export const toGrid = (value: number): number => Math.round(value * GRID) / GRID

/** Sine and cosine of an angle in degrees, equal in every engine; exact at multiples of 90. */
export function sinCos(angle: number): { sin: number; cos: number } {
  const turn = ((angle % 360) + 360) % 360
  if (turn === 0) return { sin: 0, cos: 1 }
  if (turn === 90) return { sin: 1, cos: 0 }
  if (turn === 180) return { sin: 0, cos: -1 }
  if (turn === 270) return { sin: -1, cos: 0 }
  const radians = (turn * Math.PI) / 180
  return { sin: toGrid(Math.sin(radians)), cos: toGrid(Math.cos(radians)) }
}
