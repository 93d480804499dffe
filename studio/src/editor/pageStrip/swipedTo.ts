/** Least length of a swipe, in CSS pixels. */
const LEAST_LENGTH = 56
/** How many times longer a swipe is sideways than up or down. */
const SIDEWAYS = 2

/**
 * The page that a swipe turns to: -1 for the one before, 1 for the next, 0 for none.
 * @param x how far the finger moved to the right, in CSS pixels
 * @param y how far it moved down
 */
export function swipedTo(x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < LEAST_LENGTH || Math.abs(x) < SIDEWAYS * Math.abs(y)) return 0
  return x < 0 ? 1 : -1
}
