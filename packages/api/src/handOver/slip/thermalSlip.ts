import { writeFitting } from '../../invoice/fitText.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { writeBefore } from '../../invoice/pdfText.ts'
import type { NoteLine } from './noteLines.ts'
import { noteLines, writeNoteLine } from './noteLines.ts'
import type { SlipContent } from './slipContent.ts'
import { slipPages } from './slipPages.ts'
import { BLACK, DOT, LEFT, mm, RIGHT, SMALLEST_TEXT, THERMAL_PAGE, THICK, thermalLine, WIDTH } from './thermalLayout.ts'
import { drawShortThermalHead, drawThermalHead, SHORT_HEAD_BOTTOM } from './thermalSlipHead.ts'
import { drawThermalRow, THERMAL_ROW_HEIGHT } from './thermalSlipRow.ts'
import { drawThermalReceiver, thermalReceiver } from './thermalReceiver.ts'

/** Below it lies the foot of the page. */
const BOTTOM = THERMAL_PAGE.height - mm(8.5)
const NOTE_SIZES = [8, 7.5] as const
const NOTE_HEIGHT = 11.5
/** Within the frame of the notes, above and below them together. */
const NOTES_PADDING = 8
/** Around the frame. */
const NOTES_GAP = mm(1.5)

/** Draws the pages of a slip on 100 × 150 mm, in black only. */
export function drawThermalSlip(document: Document, slip: SlipContent): void {
  const receiver = thermalReceiver(document, slip)
  const lines = noteLines(document, slip.notes, NOTE_SIZES, WIDTH - mm(4))
  const pages = slipPages(lines, slip.rows, {
    first: BOTTOM - receiver.bottom,
    next: BOTTOM - SHORT_HEAD_BOTTOM,
    noteLine: NOTE_HEIGHT,
    notesFrame: NOTES_PADDING + 2 * NOTES_GAP,
    row: THERMAL_ROW_HEIGHT,
  })
  pages.forEach(({ notes, rows }, index) => {
    if (index > 0) document.addPage()
    if (index === 0) {
      drawThermalHead(document, slip)
      drawThermalReceiver(document, receiver)
    } else {
      drawShortThermalHead(document, slip)
    }
    const top = index === 0 ? receiver.bottom : SHORT_HEAD_BOTTOM
    thermalLine(document, top, THICK)
    const rowsTop = top + drawNotes(document, notes, top + NOTES_GAP)
    rows.forEach((row, at) => {
      drawThermalRow(document, row, rowsTop + at * THERMAL_ROW_HEIGHT)
    })
    drawFoot(document, slip, `${index + 1} / ${pages.length}`)
  })
}

/** @returns the height that the notes take, with the gaps around their frame */
function drawNotes(document: Document, notes: readonly NoteLine[], top: number): number {
  if (notes.length === 0) return 0
  const height = notes.length * NOTE_HEIGHT + NOTES_PADDING
  document
    .rect(LEFT, top, WIDTH, height)
    .lineWidth(3 * DOT)
    .strokeColor(BLACK)
    .stroke()
  notes.forEach((note, index) => {
    const y = top + NOTES_PADDING / 2 + index * NOTE_HEIGHT
    writeNoteLine(document, note, { x: LEFT + mm(2), y, color: BLACK })
  })
  return height + 2 * NOTES_GAP
}

function drawFoot(document: Document, { shopName, number }: SlipContent, pageNumber: string): void {
  thermalLine(document, BOTTOM)
  const y = BOTTOM + mm(0.8)
  const shop = { x: LEFT, y: y + 1, width: mm(72), sizes: [7.5, SMALLEST_TEXT], color: BLACK }
  writeFitting(document, `${shopName}　${number}`, shop)
  writeBefore(document, pageNumber, { font: 'bold', size: 9, x: RIGHT, y, color: BLACK })
}
