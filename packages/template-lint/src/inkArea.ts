import type { Coverage } from '@irodori/imaging/fillCoverage'

/** Coverage from which a pixel belongs to the ink. */
export const INK = 128

/** Calls for every pixel within `reach` of the ink, by its column and row on the page. */
export function forEachNear(ink: Coverage, reach: number, visit: (x: number, y: number) => void): void {
  const { left, top, width, height } = ink
  const wide = width + 2 * reach
  const spread = new Uint8Array(wide * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((ink.data[y * width + x] ?? 0) < INK) continue
      spread.fill(1, y * wide + x, y * wide + x + 2 * reach + 1)
    }
  }
  for (let y = -reach; y < height + reach; y++) {
    const [first, last] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)]
    for (let x = 0; x < wide; x++) {
      for (let row = first; row <= last; row++) {
        if (spread[row * wide + x] !== 1) continue
        visit(left + x - reach, top + y)
        break
      }
    }
  }
}

/** Pixels of ink that two texts share. */
export function sharedInk(one: Coverage, other: Coverage): number {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  const right = Math.min(one.left + one.width, other.left + other.width)
  const bottom = Math.min(one.top + one.height, other.top + other.height)
  let shared = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if (isInk(one, x, y) && isInk(other, x, y)) shared += 1
  }
  return shared
}

const isInk = ({ left, top, width, data }: Coverage, x: number, y: number): boolean =>
  (data[(y - top) * width + x - left] ?? 0) >= INK
