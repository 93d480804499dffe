export interface Fitted {
  /** Points. */
  readonly size: number
  readonly lines: readonly string[]
}

interface Room {
  /** Points. */
  readonly width: number
  /** From the one that is liked best to the smallest that can be read. */
  readonly sizes: readonly number[]
  /** Smaller than this, two lines are better than one. */
  readonly aloneFrom: number
  readonly maxLines: number
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/**
 * The largest size at which a text stands on one line; where that would be too small, the largest at which it stands on few
 * enough; at the smallest whatever is left is cut off with an ellipsis.
 * @param widthOf in points, of a text at a size
 */
export function fitLines(
  text: string,
  { width, sizes, aloneFrom, maxLines }: Room,
  widthOf: (text: string, size: number) => number,
): Fitted {
  const whole = sizes.find((size) => size >= aloneFrom && widthOf(text, size) <= width)
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
