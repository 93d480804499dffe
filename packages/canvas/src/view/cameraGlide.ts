import type { Camera } from './camera.ts'

/** Duration of the animation in milliseconds. */
export const GLIDE_TIME_MS = 180

/** The camera during its animation, eased out. @param share elapsed share of the time, 0 to 1 */
export function glide(from: Camera, to: Camera, share: number): Camera {
  if (share >= 1) return to
  const eased = 1 - (1 - Math.max(share, 0)) ** 3
  if (Math.abs(to.zoom / from.zoom - 1) < 1e-6) {
    return { zoom: to.zoom, x: mix(from.x, to.x, eased), y: mix(from.y, to.y, eased) }
  }
  const zoom = from.zoom * (to.zoom / from.zoom) ** eased
  // Moving in proportion to the zoom keeps the point fixed that both views show at the same point of the screen.
  const step = (zoom - from.zoom) / (to.zoom - from.zoom)
  return { zoom, x: mix(from.x, to.x, step), y: mix(from.y, to.y, step) }
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share
