import type { Affine } from '@irodori/geometry/affine'
import type { Span } from './photoJob.ts'

/**
 * The pixels of a span whose centres are in rows `top` to `bottom` of a photo. Each centre is in exactly one of adjacent
 * strips.
 */
export function spanWithin(span: Span, line: number, map: Affine, top: number, bottom: number): Span | null {
  const { b, d, f } = map
  const rowAt = (x: number): number => b * (x + 0.5) + d * (line + 0.5) + f
  const enters = b < 0 ? (x: number) => rowAt(x) < bottom : (x: number) => rowAt(x) >= top
  const leaves = b < 0 ? (x: number) => rowAt(x) < top : (x: number) => rowAt(x) >= bottom
  const from = firstOf(span, enters)
  const to = firstOf({ from, to: span.to }, leaves)
  return from < to ? { from, to } : null
}

/** The first pixel from which on a condition holds; the end of the span if there is none. */
function firstOf({ from, to }: Span, holds: (x: number) => boolean): number {
  if (from === to || holds(from)) return from
  if (!holds(to - 1)) return to
  let [low, high] = [from, to - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
