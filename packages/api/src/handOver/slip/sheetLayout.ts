import type { Document } from '../../invoice/pdfText.ts'
import { LINE, PAGE, SOFT_INK, write } from '../../invoice/pdfText.ts'

/** The area of a slip on A4, in points. */
export const LEFT = 40
export const RIGHT = PAGE.width - LEFT
export const WIDTH = RIGHT - LEFT

export const sheetLabel = (document: Document, text: string, x: number, y: number): void =>
  write(document, text, { font: 'gothic', size: 8, x, y, color: SOFT_INK })

export function sheetLine(document: Document, y: number): void {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(LINE).stroke()
}
