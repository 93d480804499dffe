import type { Luminance } from './luminance.ts'

/** Fields of the reduced picture; each row has eight differences. */
const COLUMNS = 9
const ROWS = 8

/**
 * The difference hash (dHash) of a picture: 64 bits as 16 hexadecimal digits. A bit is set where a field of the picture,
 * reduced to 9 × 8, is lighter than its left neighbour. Pictures of the same thing differ in a few bits, whatever their
 * size, lightness and compression; others in about half of them. Source: N. Krawetz, “Kind of Like That” (2013).
 */
export function differenceHash(picture: Luminance): string {
  const fields = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => meanOf(picture, column, row)),
  )
  return fields
    .map((row) => row.slice(1).reduce((bits, field, at) => 2 * bits + (field > (row[at] ?? field) ? 1 : 0), 0))
    .map((bits) => bits.toString(16).padStart(2, '0'))
    .join('')
}

/** The mean of one field; pixels on its edges count by the share that lies in it. */
function meanOf({ width, height, values }: Luminance, column: number, row: number): number {
  const [left, right] = [(column * width) / COLUMNS, ((column + 1) * width) / COLUMNS]
  const [top, bottom] = [(row * height) / ROWS, ((row + 1) * height) / ROWS]
  let sum = 0
  for (let y = Math.floor(top); y < Math.ceil(bottom); y++) {
    const down = Math.min(y + 1, bottom) - Math.max(y, top)
    for (let x = Math.floor(left); x < Math.ceil(right); x++) {
      const across = Math.min(x + 1, right) - Math.max(x, left)
      sum += down * across * (values[y * width + x] ?? 0)
    }
  }
  return sum / ((right - left) * (bottom - top))
}
