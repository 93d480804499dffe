import { writeFitting } from '../../invoice/fitText.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { INK, LINE, PAPER, SOFT_INK, widthIn, write } from '../../invoice/pdfText.ts'
import { LEFT, RIGHT, sheetLine } from './sheetLayout.ts'
import type { RowLine } from './rowLines.ts'
import { fitRowName, rowLineTops } from './rowLines.ts'
import type { SlipRow } from './slipContent.ts'
import { PICTURED_PAGES } from './slip.ts'

/** Points. */
export const SHEET_ROW_HEIGHT = 78
const PICTURE_SIDE = 58

/** Draws a piece: a box to tick, its number, its pictures, its name and its wrapping. */
export function drawSheetRow(document: Document, row: SlipRow, accent: string, top: number): void {
  document
    .rect(LEFT + 2, top + 24, 18, 18)
    .lineWidth(1.2)
    .strokeColor(INK)
    .stroke()
  writeFitting(document, row.groupNumber, { x: LEFT + 30, y: top + 16, width: 34, sizes: [24, 18, 14] })
  row.pictures.forEach((picture, index) => {
    drawPicture(document, picture, LEFT + 70 + index * (PICTURE_SIDE + 6), top + 4)
  })
  const x = LEFT + 70 + PICTURED_PAGES * (PICTURE_SIDE + 6) + 8
  drawTexts(document, row, accent, { x, middle: top + (SHEET_ROW_HEIGHT - 6) / 2 - 2 })
  sheetLine(document, top + SHEET_ROW_HEIGHT - 6)
}

function drawTexts(
  document: Document,
  row: SlipRow,
  accent: string,
  { x, middle }: { readonly x: number; readonly middle: number },
): void {
  const width = RIGHT - x
  const sizes = { single: [12, 10.5], double: [10.5, 9, 7.5] }
  const name = fitRowName(document, row.name, { font: 'gothic', width, ...sizes })
  const details = [row.pages, row.option].filter(Boolean).join('　')
  const lines: readonly RowLine[] = [
    ...name.lines.map((text): RowLine => ({ text, font: 'gothic', sizes: [name.size], color: INK })),
    { text: details, font: 'gothic', sizes: [9.5, 8, 7], color: SOFT_INK },
    { text: row.wrapping, font: 'gothic', sizes: [12, 10, 8], color: row.isWrapped ? accent : SOFT_INK },
    { text: row.files, font: 'gothic', sizes: [7.5, 6.5], color: SOFT_INK },
  ]
  const tops = rowLineTops(lines, middle)
  lines.forEach((line, index) => {
    writeFitting(document, line.text, { ...line, x, y: tops[index] ?? middle, width })
  })
}

function drawPicture(document: Document, picture: Uint8Array | null, x: number, y: number): void {
  document.rect(x, y, PICTURE_SIDE, PICTURE_SIDE).lineWidth(0.5).fillAndStroke(PAPER, LINE)
  if (picture) {
    const side = PICTURE_SIDE - 2
    document.image(Buffer.from(picture), x + 1, y + 1, { fit: [side, side], align: 'center', valign: 'center' })
    return
  }
  const text = '画像なし'
  const start = x + (PICTURE_SIDE - widthIn(document, 'gothic')(text, 7)) / 2
  write(document, text, { font: 'gothic', size: 7, x: start, y: y + PICTURE_SIDE / 2 - 5, color: SOFT_INK })
}
