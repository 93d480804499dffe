import { fitLines } from './fitLines.ts'
import type { Document, Face } from './pdfText.ts'
import { INK, widthIn, write, writeBefore } from './pdfText.ts'

interface FittedPosition {
  readonly x: number
  readonly y: number
  /** Points. */
  readonly width: number
  /** From the preferred size to the smallest legible one. */
  readonly sizes: readonly number[]
  readonly font?: Face
  readonly color?: string
}

/**
 * Writes a text on one line, in the largest size that fits; at the smallest its end is replaced by an ellipsis.
 * @returns the size, in points
 */
export function writeFitting(document: Document, text: string, position: FittedPosition): number {
  const { x, y, font = 'gothic', color = INK } = position
  const { size, line } = oneLine(document, text, position)
  write(document, line, { font, size, x, y, color })
  return size
}

/** Writes such a line so that it ends at `x`. */
export function writeFittingBefore(document: Document, text: string, position: FittedPosition): void {
  const { x, y, font = 'gothic', color = INK } = position
  const { size, line } = oneLine(document, text, position)
  writeBefore(document, line, { font, size, x, y, color })
}

function oneLine(document: Document, text: string, { width, sizes, font = 'gothic' }: FittedPosition) {
  const { size, lines } = fitLines(text, { width, sizes, singleLineFrom: 0, maxLines: 1 }, widthIn(document, font))
  return { size, line: lines[0] ?? '' }
}
