import type PDFDocument from 'pdfkit'

export const INK = '#25211D'
export const SOFT_INK = '#6A6259'
export const LINE = '#D8D0C2'
export const PAPER = '#FBF9F5'

/** A4 in points, and the area between its margins. */
export const PAGE = { width: 595.28, height: 841.89 }
export const LEFT = 64
export const RIGHT = PAGE.width - LEFT
export const WIDTH = RIGHT - LEFT

export type Document = InstanceType<typeof PDFDocument>
export type Face = 'mincho' | 'gothic' | 'bold'

interface TextPosition {
  readonly font: Face
  readonly size: number
  readonly x: number
  readonly y: number
  readonly color?: string
  /** Space between characters, in points. */
  readonly spacing?: number
}

export const widthIn = (document: Document, font: Face) => (text: string, size: number) =>
  document.font(font, size).widthOfString(text)

export function write(
  document: Document,
  text: string,
  { font, size, x, y, color = INK, spacing = 0 }: TextPosition,
): void {
  document.font(font, size).fillColor(color).text(text, x, y, { lineBreak: false, characterSpacing: spacing })
}

/** Writes a text that ends at `x`. */
export function writeBefore(document: Document, text: string, position: TextPosition): void {
  write(document, text, { ...position, x: position.x - widthIn(document, position.font)(text, position.size) })
}

export function rule(document: Document, y: number, color = LINE, width = 0.6): void {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(color).stroke()
}
