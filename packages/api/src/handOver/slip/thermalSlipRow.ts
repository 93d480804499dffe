import { writeFitting } from '../../invoice/fitText.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { widthIn, write } from '../../invoice/pdfText.ts'
import type { RowLine } from './rowLines.ts'
import { fitRowName, rowLineTops } from './rowLines.ts'
import type { SlipRow } from './slipContent.ts'
import { BLACK, DOT, LEFT, mm, RIGHT, SMALLEST_TEXT, THIN, thermalLine, WHITE } from './thermalLayout.ts'

/** Points. */
export const THERMAL_ROW_HEIGHT = mm(17.9)
const PICTURE_SIDE = mm(15.5)
const PICTURE_LEFT = LEFT + mm(15)
const TEXT_LEFT = PICTURE_LEFT + PICTURE_SIDE + mm(2.5)
/** The sign before the name of a wrapping. */
const WRAPPED = '包装'

/** Draws a piece: a box to tick, its number, its first picture in grey, its name and its wrapping. */
export function drawThermalRow(document: Document, row: SlipRow, top: number): void {
  const middle = top + THERMAL_ROW_HEIGHT / 2
  const box = mm(5)
  document
    .rect(LEFT + DOT, middle - box / 2, box, box)
    .lineWidth(3 * DOT)
    .strokeColor(BLACK)
    .stroke()
  const number = { x: LEFT + mm(6.5), width: mm(8), sizes: [15, 12, 9, 7], font: 'bold', color: BLACK } as const
  writeFitting(document, row.groupNumber, { ...number, y: middle - 11 })
  drawPicture(document, row.pictures[0] ?? null, middle - PICTURE_SIDE / 2)
  drawTexts(document, row, middle)
  thermalLine(document, top + THERMAL_ROW_HEIGHT)
}

function drawTexts(document: Document, row: SlipRow, middle: number): void {
  const sizes = { single: [10, 9], double: [8.5, 7.5, 7] }
  const name = fitRowName(document, row.name, { font: 'bold', width: RIGHT - TEXT_LEFT, ...sizes })
  const details = [row.pages, row.option].filter(Boolean).join('　')
  const wrapping: RowLine = {
    ...{ text: row.wrapping, font: row.isWrapped ? 'bold' : 'gothic', sizes: [9, 8, 7], color: BLACK },
  }
  const lines: readonly RowLine[] = [
    ...name.lines.map((text): RowLine => ({ text, font: 'bold', sizes: [name.size], color: BLACK })),
    { text: details, font: 'gothic', sizes: [8, 7, SMALLEST_TEXT], color: BLACK },
    wrapping,
    { text: row.files, font: 'gothic', sizes: [SMALLEST_TEXT], color: BLACK },
  ]
  const tops = rowLineTops(lines, middle)
  lines.forEach((line, index) => {
    const y = tops[index] ?? middle
    const x = line === wrapping && row.isWrapped ? drawTag(document, y) : TEXT_LEFT
    writeFitting(document, line.text, { ...line, x, y, width: RIGHT - x })
  })
}

/**
 * Draws the sign of a piece that is wrapped.
 * @returns where the name of the wrapping begins
 */
function drawTag(document: Document, y: number): number {
  const width = widthIn(document, 'bold')(WRAPPED, 7) + mm(2)
  document.rect(TEXT_LEFT, y + 2, width, 9.5).fill(BLACK)
  write(document, WRAPPED, { font: 'bold', size: 7, x: TEXT_LEFT + mm(1), y: y + 1.5, color: WHITE })
  return TEXT_LEFT + width + mm(1.2)
}

function drawPicture(document: Document, picture: Uint8Array | null, y: number): void {
  const side = PICTURE_SIDE
  if (picture) {
    document.image(Buffer.from(picture), PICTURE_LEFT, y, { fit: [side, side], align: 'center', valign: 'center' })
  } else {
    const text = '画像なし'
    const x = PICTURE_LEFT + (side - widthIn(document, 'gothic')(text, SMALLEST_TEXT)) / 2
    write(document, text, { font: 'gothic', size: SMALLEST_TEXT, x, y: y + side / 2 - 5, color: BLACK })
  }
  document.rect(PICTURE_LEFT, y, side, side).lineWidth(THIN).strokeColor(BLACK).stroke()
}
