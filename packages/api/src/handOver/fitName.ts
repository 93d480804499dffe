import type { FittedText } from '../invoice/fitLines.ts'
import { fitLines, isShortened } from '../invoice/fitLines.ts'

interface NameBox {
  /** Points. */
  readonly width: number
  readonly height: number
  /** From the preferred size to the smallest legible one. */
  readonly sizes: readonly number[]
  /** Below this size two lines are preferred to one. */
  readonly singleLineFrom: number
  /** Distance of two lines as a multiple of the size. */
  readonly leading: number
}

/**
 * A name in its box: on one line, else with the first name on a second one, else on as many lines as the height allows. At the
 * smallest size the rest is replaced by an ellipsis.
 * @param parts family name and first name
 * @param widthOf width of a text at a size, in points
 */
export function fitName(
  parts: readonly string[],
  { width, height, sizes, singleLineFrom, leading }: NameBox,
  widthOf: (text: string, size: number) => number,
): FittedText {
  const name = parts.join(' ').trim()
  const fits = ({ size, lines }: FittedText) =>
    lines.length * size * leading <= height &&
    !isShortened({ size, lines }) &&
    lines.every((line) => widthOf(line, size) <= width)
  const broken = (size: number) => {
    const maxLines = Math.max(1, Math.floor(height / (size * leading)))
    return fitLines(name, { width, sizes: [size], singleLineFrom: size, maxLines }, widthOf)
  }
  const divided = parts.filter((part) => part !== '')
  const tried: readonly FittedText[] = [
    ...sizes.filter((size) => size >= singleLineFrom).map((size) => ({ size, lines: [name] })),
    ...sizes.flatMap((size) => [{ size, lines: divided }, { size, lines: [name] }, broken(size)]),
  ]
  return tried.find(fits) ?? broken(sizes.at(-1) ?? 1)
}
