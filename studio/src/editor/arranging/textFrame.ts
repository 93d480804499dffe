import type { TextItem } from '@irodori/contract'
import type { Rect } from '@irodori/geometry'
import { rect } from '@irodori/geometry'

/** How many letters of a line a small picture shows at least, where there are so many. */
const LETTERS = 2

/**
 * The square of the box of some words that a small picture shows: all of their ink, or how their lines begin.
 * @param letter how high a line is; print pixels.
 */
export function textFrame(type: TextItem['type'], ink: Rect, letter: number): Rect {
  const { left, top, width, height } = ink
  const side = Math.min(Math.max(width, height), Math.max(Math.min(width, height), LETTERS * letter))
  const beginsRight = type === 'VERTICAL_TEXT'
  const x = width <= side ? left + (width - side) / 2 : beginsRight ? left + width - side : left
  const y = height <= side ? top + (height - side) / 2 : top
  return rect(x, y, side, side)
}

/** How light a colour must be at least, of 1, so that on light paper it cannot be seen. */
const PALE = 0.6

/** Whether words of a colour (`#rrggbb`) need something dark behind them. */
export function isPale(colour: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > PALE
}
