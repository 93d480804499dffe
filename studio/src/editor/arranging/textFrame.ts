import type { TextItem } from '@irodori/contract/entities/designItem'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'

/** Minimum number of letters that a thumbnail shows of a line. */
const LETTERS = 2

/**
 * The square of a text's box that its thumbnail shows: all of its ink, or the beginnings of its lines.
 * @param letter line height in print pixels
 */
export function textFrame(type: TextItem['type'], ink: Rect, letter: number): Rect {
  const { left, top, width, height } = ink
  const side = Math.min(Math.max(width, height), Math.max(Math.min(width, height), LETTERS * letter))
  const beginsRight = type === 'VERTICAL_TEXT'
  const x = width <= side ? left + (width - side) / 2 : beginsRight ? left + width - side : left
  const y = height <= side ? top + (height - side) / 2 : top
  return rect(x, y, side, side)
}

/** Relative luminance, 0 to 1, above which a colour is not visible on light paper. */
const PALE = 0.6

/** True if text of a colour (`#rrggbb`) needs a dark background. */
export function isPale(colour: string): boolean {
  const share = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255
  return 0.2126 * share(1) + 0.7152 * share(3) + 0.0722 * share(5) > PALE
}
