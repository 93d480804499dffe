import { writeFitting } from '../../invoice/fitText.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { INK, LINE, PAGE, SOFT_INK, widthIn, write } from '../../invoice/pdfText.ts'
import type { NoteLine } from './noteLines.ts'
import { noteLines, writeNoteLine } from './noteLines.ts'
import { LEFT, RIGHT, WIDTH } from './sheetLayout.ts'
import { drawSheetHead, drawShortSheetHead } from './sheetSlipHead.ts'
import { drawSheetRow, SHEET_ROW_HEIGHT } from './sheetSlipRow.ts'
import type { SlipContent } from './slipContent.ts'
import { slipPages } from './slipPages.ts'

/** Where notes and rows begin on the first page and on further pages. */
const FIRST_TOP = 320
const NEXT_TOP = 80
/** Below it lies the foot of the page. */
const BOTTOM = PAGE.height - 64
const NOTE_SIZES = [9.5, 9] as const
const NOTE_HEIGHT = 15
/** Within the frame of the notes, above and below them together. */
const NOTES_PADDING = 14
/** Above the first row. */
const ROWS_GAP = 12

/** Draws the pages of a slip on A4, in the colour of the shop. */
export function drawSheetSlip(document: Document, slip: SlipContent): void {
  const lines = noteLines(document, slip.notes, NOTE_SIZES, WIDTH - 24)
  const pages = slipPages(lines, slip.rows, {
    first: BOTTOM - FIRST_TOP - ROWS_GAP,
    next: BOTTOM - NEXT_TOP - ROWS_GAP,
    noteLine: NOTE_HEIGHT,
    notesFrame: NOTES_PADDING + ROWS_GAP,
    row: SHEET_ROW_HEIGHT,
  })
  pages.forEach(({ notes, rows }, index) => {
    if (index > 0) document.addPage()
    document.rect(0, 0, PAGE.width, 6).fill(slip.accent)
    if (index === 0) drawSheetHead(document, slip)
    else drawShortSheetHead(document, slip)
    const top = index === 0 ? FIRST_TOP : NEXT_TOP
    const rowsTop = top + drawNotes(document, notes, slip.accent, top) + ROWS_GAP
    rows.forEach((row, at) => {
      drawSheetRow(document, row, slip.accent, rowsTop + at * SHEET_ROW_HEIGHT)
    })
    drawFoot(document, slip, `${index + 1} / ${pages.length}`)
  })
}

/** @returns the height that the notes take, with the gap below them */
function drawNotes(document: Document, notes: readonly NoteLine[], accent: string, top: number): number {
  if (notes.length === 0) return 0
  const height = notes.length * NOTE_HEIGHT + NOTES_PADDING
  document.roundedRect(LEFT, top, WIDTH, height, 6).lineWidth(1).strokeColor(accent).stroke()
  notes.forEach((note, index) => {
    writeNoteLine(document, note, { x: LEFT + 12, y: top + 6 + index * NOTE_HEIGHT, color: INK })
  })
  return height + ROWS_GAP
}

function drawFoot(document: Document, { shopName, number }: SlipContent, pageNumber: string): void {
  const y = PAGE.height - 52
  for (const [index, text] of ['梱包', '確認'].entries()) {
    const x = RIGHT - 96 - (1 - index) * 104
    document.rect(x, y, 96, 26).lineWidth(0.6).strokeColor(LINE).stroke()
    write(document, text, { font: 'gothic', size: 7, x: x + 5, y: y + 2, color: SOFT_INK })
  }
  writeFitting(document, `${shopName}　${number}`, {
    ...{ x: LEFT, y: y + 12, width: 230, sizes: [8, 7], color: SOFT_INK },
  })
  const width = widthIn(document, 'gothic')(pageNumber, 10)
  write(document, pageNumber, { font: 'gothic', size: 10, x: (PAGE.width - width) / 2, y: y + 10 })
}
