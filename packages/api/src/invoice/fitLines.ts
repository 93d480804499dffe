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

function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment } of segmenter.segment(text)) {
    if (line !== '' && widthOf(line + segment) > width) {
      lines.push(line.trimEnd())
      line = segment.trimStart()
    } else {
      line += segment
    }
  }
  return line === '' ? lines : [...lines, line]
}
