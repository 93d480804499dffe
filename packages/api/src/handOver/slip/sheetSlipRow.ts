import { fitLines } from '../../invoice/fitLines.ts'
import { writeFitting } from '../../invoice/fitText.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { INK, LINE, PAPER, SOFT_INK, widthIn, write } from '../../invoice/pdfText.ts'
import { LEFT, RIGHT, sheetLine } from './sheetLayout.ts'
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
  const width = RIGHT - x
  const box = { width, sizes: [12, 10.5, 9, 7.5], singleLineFrom: 10.5, maxLines: 2 }
  const name = fitLines(row.name, box, widthIn(document, 'gothic'))
  name.lines.forEach((text, index) => {
    const y = top + (name.lines.length > 1 ? -1 : 4) + index * 12
    write(document, text, { font: 'gothic', size: name.size, x, y })
  })
  const details = [row.pages, row.option].filter(Boolean).join('　')
  writeFitting(document, details, { x, y: top + 24, width, sizes: [9.5, 8, 7], color: SOFT_INK })
  const color = row.isWrapped ? accent : SOFT_INK
  writeFitting(document, row.wrapping, { x, y: top + 38, width, sizes: [12, 10, 8], color })
  writeFitting(document, row.files, { x, y: top + 56, width, sizes: [7.5, 6.5], color: SOFT_INK })
  sheetLine(document, top + SHEET_ROW_HEIGHT - 6)
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
