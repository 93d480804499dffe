import { fitLines } from '../../invoice/fitLines.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { widthIn, write } from '../../invoice/pdfText.ts'

/** A line of a note; the first one has a bullet. */
export interface NoteLine {
  readonly text: string
  readonly hasBullet: boolean
}

const BULLET = '・'

/**
 * All notes in full, on as many lines as they need.
 * @param size points
 * @param width of a line with its bullet, in points
 */
export function noteLines(document: Document, notes: readonly string[], size: number, width: number): NoteLine[] {
  const inGothic = widthIn(document, 'gothic')
  const box = { width: width - inGothic(BULLET, size), sizes: [size], singleLineFrom: 0, maxLines: Number.MAX_VALUE }
  return notes.flatMap((note) =>
    fitLines(note, box, inGothic).lines.map((text, index) => ({ text, hasBullet: index === 0 })),
  )
}

/** Writes a line whose text begins after the place of the bullet. */
export function writeNoteLine(
  document: Document,
  { text, hasBullet }: NoteLine,
  { x, y, size, color }: { readonly x: number; readonly y: number; readonly size: number; readonly color: string },
): void {
  if (hasBullet) write(document, BULLET, { font: 'gothic', size, x, y, color })
  write(document, text, { font: 'gothic', size, x: x + widthIn(document, 'gothic')(BULLET, size), y, color })
}
