import type { Resources } from './engine.ts'
import type { NeutralScene, ScenePlace } from './scenes.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** The topmost visible item at a point, found by testing every item and the pixels of photos. */
export function bruteForce({ items }: NeutralScene, { photos }: Resources, point: Point): string | null {
  const seen = items.findLast((item) => {
    const { u, v } = inItem(item, point)
    if (u < 0 || v < 0 || u >= 1 || v >= 1) return false
    if (item.kind === 'TEXT') return true
    if (item.kind === 'SHAPE') return item.form === 'RECT' || (u - 0.5) ** 2 + (v - 0.5) ** 2 < 0.25
    const pixels = photos.get(item.photo)?.pixels
    if (!pixels) return false
    const x = Math.floor(item.crop.left + u * item.crop.width)
    const y = Math.floor(item.crop.top + v * item.crop.height)
    return (pixels.data[(y * pixels.width + x) * 4 + 3] ?? 0) > 0
  })
  return seen?.id ?? null
}

/** A point of the page relative to an item's box, from 0 to 1. */
function inItem({ left, top, width, height, rotate }: ScenePlace, { x, y }: Point): { u: number; v: number } {
  const turn = (-rotate * Math.PI) / 180
  const [dx, dy] = [x - left - width / 2, y - top - height / 2]
  return {
    u: (dx * Math.cos(turn) - dy * Math.sin(turn)) / width + 0.5,
    v: (dx * Math.sin(turn) + dy * Math.cos(turn)) / height + 0.5,
  }
}
