import { fitLines } from '../../invoice/fitLines.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { widthIn, write } from '../../invoice/pdfText.ts'

/** A line of a note; the first one has a bullet. */
export interface NoteLine {
  readonly text: string
  readonly hasBullet: boolean
  /** Points. */
  readonly size: number
}

const BULLET = '・'

/**
 * All notes in full: on one line if they fit there at one of these sizes, else on as many as they need at the largest one.
 * @param sizes points, the largest first
 * @param width of a line with its bullet, in points
 */
export function noteLines(
  document: Document,
  notes: readonly string[],
  sizes: readonly [number, ...(readonly number[])],
  width: number,
): NoteLine[] {
  const inGothic = widthIn(document, 'gothic')
  const box = { width: width - inGothic(BULLET, sizes[0]), sizes, singleLineFrom: 0, maxLines: Number.MAX_VALUE }
  return notes.flatMap((note) => {
    const { size, lines } = fitLines(note, box, inGothic)
    return lines.map((text, index) => ({ text, size, hasBullet: index === 0 }))
  })
}

/** Writes a line whose text begins after the place of the bullet. */
export function writeNoteLine(
  document: Document,
  { text, size, hasBullet }: NoteLine,
  { x, y, color }: { readonly x: number; readonly y: number; readonly color: string },
): void {
  if (hasBullet) write(document, BULLET, { font: 'gothic', size, x, y, color })
  write(document, text, { font: 'gothic', size, x: x + widthIn(document, 'gothic')(BULLET, size), y, color })
}
