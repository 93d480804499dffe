import type { Rect } from '@irodori/geometry/shape'

/** Side in pixels of the squares in which the inks of a picture are summed up. */
const SIDE = 16

/** The largest sums of cyan, magenta and yellow, in 255ths, in the squares of a picture, row by row. */
export interface ColouredInks {
  readonly columns: number
  readonly most: Uint16Array
}

/** @param inks four bytes per pixel */
export function colouredInks(inks: Uint8Array, width: number): ColouredInks {
  const columns = Math.ceil(width / SIDE)
  const height = inks.length / 4 / width
  const most = new Uint16Array(columns * Math.ceil(height / SIDE))
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / SIDE) * columns
    for (let x = 0; x < width; x++, at += 4) {
      const sum = (inks[at] ?? 0) + (inks[at + 1] ?? 0) + (inks[at + 2] ?? 0)
      const square = row + Math.floor(x / SIDE)
      if (sum > (most[square] ?? 0)) most[square] = sum
    }
  }
  return { columns, most }
}

/** The largest sum in the squares that a part of the picture touches, in 255ths. */
export function mostColouredIn({ columns, most }: ColouredInks, { left, top, width, height }: Rect): number {
  let found = 0
  for (let row = Math.floor(top / SIDE); row * SIDE < top + height; row++) {
    for (let column = Math.floor(left / SIDE); column * SIDE < left + width; column++) {
      found = Math.max(found, most[row * columns + column] ?? 0)
    }
  }
  return found
}
