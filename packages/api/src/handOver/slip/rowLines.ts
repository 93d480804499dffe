import type { FittedText } from '../../invoice/fitLines.ts'
import { fitLines } from '../../invoice/fitLines.ts'
import type { Document, Face } from '../../invoice/pdfText.ts'
import { widthIn } from '../../invoice/pdfText.ts'

/** A line of the texts of a piece. */
export interface RowLine {
  readonly text: string
  readonly font: Face
  /** Points, from the preferred size. */
  readonly sizes: readonly [number, ...(readonly number[])]
  readonly color: string
}

/** Distance of two lines as a multiple of the size; closer where a name takes two. */
const LEADING = 1.38
const CLOSE_LEADING = 1.25
/** Height of a text in these fonts as a multiple of its size. */
const TEXT_HEIGHT = 1.448

/** Lines of a row whose name takes one. */
const USUAL_LINES = 4

/** Where each line begins, so that all of them lie together around the middle; points. */
export function rowLineTops(lines: readonly RowLine[], middle: number): readonly number[] {
  const leading = lines.length > USUAL_LINES ? CLOSE_LEADING : LEADING
  const heights = lines.map(({ sizes: [size] }) => size * leading)
  let y = middle - heights.reduce((sum, height) => sum + height, 0) / 2
  return lines.map(({ sizes: [size] }) => {
    const top = y + (size * (leading - TEXT_HEIGHT)) / 2
    y += size * leading
    return top
  })
}

interface NameSizes {
  /** On one line. */
  readonly single: readonly number[]
  /** On two lines, for which the height of a row is made. */
  readonly double: readonly number[]
}

/** The name of a product on one line, or smaller on two. */
export function fitRowName(
  document: Document,
  name: string,
  { font, width, single, double }: NameSizes & { readonly font: Face; readonly width: number },
): FittedText {
  const widthOf = widthIn(document, font)
  const size = single.find((each) => widthOf(name, each) <= width)
  if (size !== undefined) return { size, lines: [name] }
  return fitLines(name, { width, sizes: double, singleLineFrom: 0, maxLines: 2 }, widthOf)
}
