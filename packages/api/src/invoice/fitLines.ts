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
  const fitting = broken.find(({ lines }) => lines.length <= maxLines)
  if (fitting) return fitting
  const smallest = broken.at(-1) ?? { size: 0, lines: [] }
  const [last = '', ...before] = smallest.lines.slice(0, maxLines).toReversed()
  return { size: smallest.size, lines: [...before.toReversed(), `${last.slice(0, -1)}…`] }
}

/**
 * Lines that break by UAX #14 with strict rules, so that no number is divided and no line begins with a long-vowel mark; a
 * piece that is wider than a line is divided between any two characters.
 */
function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment)
  const mayBegin = breakOpportunities({ characters, inWord: characters.map(() => false) })
  const lines: string[] = []
  let start = 0
  while (start < characters.length) {
    let end = start + 1
    while (
      end < characters.length &&
      widthOf(
        characters
          .slice(start, end + 1)
          .join('')
          .trimEnd(),
      ) <= width
    )
      end += 1
    if (end < characters.length) {
      const best = mayBegin.lastIndexOf(true, end)
      if (best > start) end = best
    }
    lines.push(characters.slice(start, end).join('').trim())
    start = end
  }
  return lines.filter((line) => line !== '')
}
