import { breakOpportunities } from '@irodori/typography/lineBreaking'

export interface FittedText {
  /** Points. */
  readonly size: number
  readonly lines: readonly string[]
}

interface TextBox {
  /** Points. */
  readonly width: number
  /** From the preferred size to the smallest legible one. */
  readonly sizes: readonly number[]
  /** Below this size several lines are preferred to one. */
  readonly singleLineFrom: number
  readonly maxLines: number
}

const ELLIPSIS = '…'
/** Steps of the width in which lines are balanced. */
const NARROWER = 0.96

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/**
 * The largest size at which a text fits on one line; if that is too small, the largest at which it fits on the allowed
 * number of lines; at the smallest size the rest is replaced by an ellipsis.
 * @param widthOf width of a text at a size, in points
 */
export function fitLines(
  text: string,
  { width, sizes, singleLineFrom, maxLines }: TextBox,
  widthOf: (text: string, size: number) => number,
): FittedText {
  const whole = sizes.find((size) => size >= singleLineFrom && widthOf(text, size) <= width)
  if (whole !== undefined) return { size: whole, lines: [text] }
  const broken = sizes.map((size) => ({ size, lines: breakLines(text, width, (part) => widthOf(part, size)) }))
  const fitting =
    broken.find(({ lines }) => lines.length <= maxLines) ?? shortened(broken.at(-1), maxLines, width, widthOf)
  return { size: fitting.size, lines: fitting.lines.map((line) => line.join('').trim()) }
}

/** The same, with lines of similar length where a text needs several: an address does not end in a line of one character. */
export function fitBalanced(text: string, box: TextBox, widthOf: (text: string, size: number) => number): FittedText {
  const fitted = fitLines(text, box, widthOf)
  const { size, lines } = fitted
  if (lines.length === 1) return fitted
  let balanced = fitted
  for (let width = NARROWER * box.width; ; width *= NARROWER) {
    const tried = fitLines(text, { ...box, width, sizes: [size], maxLines: lines.length }, widthOf)
    if (isShortened(tried)) return balanced
    balanced = tried
  }
}

/** Whether the text did not fit; a text that ends with an ellipsis of its own counts too. */
export const isShortened = ({ lines }: FittedText): boolean => lines.at(-1)?.endsWith(ELLIPSIS) === true

/** A line as its characters. */
type Line = readonly string[]

interface BrokenText {
  readonly size: number
  readonly lines: readonly Line[]
}

/** The first lines of a text, the last of which is filled as far as an ellipsis allows. */
function shortened(
  { size, lines }: BrokenText = { size: 0, lines: [] },
  maxLines: number,
  width: number,
  widthOf: (text: string, size: number) => number,
): BrokenText {
  const rest = lines.slice(maxLines - 1).flat()
  let end = rest.length
  const lastLine = () => `${rest.slice(0, end).join('').trim()}${ELLIPSIS}`
  while (end > 0 && widthOf(lastLine(), size) > width) end -= 1
  return { size, lines: [...lines.slice(0, maxLines - 1), [lastLine()]] }
}

/**
 * Lines that break by UAX #14 with strict rules, so that no number is divided and no line begins with a long-vowel mark; a
 * piece that is wider than a line is divided between any two characters.
 */
function breakLines(text: string, width: number, widthOf: (text: string) => number): Line[] {
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment)
  const mayBegin = breakOpportunities({ characters, inWord: characters.map(() => false) })
  const lines: Line[] = []
  let start = 0
  while (start < characters.length) {
    let end = start + 1
    while (
      end < characters.length &&
      widthOf(
        characters
          .slice(start, end + 1)
          .join('')
          .trim(),
      ) <= width
    )
      end += 1
    if (end < characters.length) {
      const best = mayBegin.lastIndexOf(true, end)
      if (best > start) end = best
    }
    lines.push(characters.slice(start, end))
    start = end
  }
  return lines.filter((line) => line.some((character) => character.trim() !== ''))
}
