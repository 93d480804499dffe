import type { Point, Size } from '@irodori/geometry/shape'
import type { AlphaPlane } from '../scene/liveScene.ts'

/**
 * The alpha of a picture at a point, 0 to 255; 0 outside it.
 * @param plane null for an opaque picture
 * @param size size of the picture in the units of the point; the plane may be smaller
 */
export function alphaAt(plane: AlphaPlane | null, size: Size, { x, y }: Point): number {
  if (!(x >= 0 && y >= 0 && x < size.width && y < size.height)) return 0
  if (!plane) return 255
  const column = Math.floor((x * plane.width) / size.width)
  const row = Math.floor((y * plane.height) / size.height)
  return plane.data[row * plane.width + column] ?? 0
}
