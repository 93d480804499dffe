import type { Document } from '../../invoice/pdfText.ts'

export const mm = (millimetres: number): number => (millimetres * 72) / 25.4

/** The paper of label printers, in points. */
export const THERMAL_PAGE = { width: mm(100), height: mm(150) }
/** Four millimetres of each side cannot be relied on: the paper lies loosely between its guides. */
export const LEFT = mm(4)
export const RIGHT = THERMAL_PAGE.width - LEFT
export const TOP = mm(4)
export const WIDTH = RIGHT - LEFT

/** A dot of a print head with 203 dpi, the coarsest that is sold, in points. */
export const DOT = 72 / 203
/** Lines of whole dots: 0.25 and 0.5 mm. Thinner ones break where a dot of the head is worn. */
export const THIN = 2 * DOT
export const THICK = 4 * DOT

export const BLACK = '#000000'
export const WHITE = '#ffffff'
/** Points: strokes of smaller kanji run together at 203 dpi. */
export const SMALLEST_TEXT = 6.5

export function thermalLine(document: Document, y: number, width = THIN): void {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(BLACK).stroke()
}
