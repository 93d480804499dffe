import type { FittedText } from '../../invoice/fitLines.ts'
import { fitLines } from '../../invoice/fitLines.ts'
import { writeFitting } from '../../invoice/fitText.ts'
import type { Document, Face } from '../../invoice/pdfText.ts'
import { widthIn, write } from '../../invoice/pdfText.ts'
import type { SlipRow } from './slipContent.ts'
import { BLACK, DOT, LEFT, LINE_BOX, mm, RIGHT, SMALLEST_TEXT, THIN, thermalLine, WHITE } from './thermalLayout.ts'

/** Points. */
export const THERMAL_ROW_HEIGHT = mm(17.9)
const PICTURE_SIDE = mm(15.5)
const PICTURE_LEFT = LEFT + mm(15)
const TEXT_LEFT = PICTURE_LEFT + PICTURE_SIDE + mm(2.5)
const TEXT_WIDTH = RIGHT - TEXT_LEFT
const LEADING = 1.25
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

/** Draws the lines of a row, together in its middle. */
function drawTexts(document: Document, row: SlipRow, middle: number): void {
  const name = fittedName(document, row.name)
  const lines: readonly TextLine[] = [
    ...name.lines.map((text) => ({ text, font: 'bold', sizes: [name.size] }) as const),
    { text: [row.pages, row.option].filter(Boolean).join('　'), font: 'gothic', sizes: [8, 7, SMALLEST_TEXT] },
    { text: row.wrapping, font: row.isWrapped ? 'bold' : 'gothic', sizes: [9, 8, 7], isTagged: row.isWrapped },
    { text: row.files, font: 'gothic', sizes: [SMALLEST_TEXT] },
  ]
  const heightOf = ({ sizes }: TextLine) => (sizes[0] ?? 0) * LEADING
  let y = middle - lines.reduce((sum, line) => sum + heightOf(line), 0) / 2
  for (const line of lines) {
    drawTextLine(document, line, y + (heightOf(line) - LINE_BOX * (line.sizes[0] ?? 0)) / 2)
    y += heightOf(line)
  }
}

/** A name on one line, else smaller on two, which the height of a row allows. */
function fittedName(document: Document, name: string): FittedText {
  const inBold = widthIn(document, 'bold')
  const size = [10, 9].find((each) => inBold(name, each) <= TEXT_WIDTH)
  if (size !== undefined) return { size, lines: [name] }
  return fitLines(name, { width: TEXT_WIDTH, sizes: [8.5, 7.5, 7], singleLineFrom: 8.5, maxLines: 2 }, inBold)
}

interface TextLine {
  readonly text: string
  readonly font: Face
  readonly sizes: readonly number[]
  /** Whether the sign of a wrapping stands before it. */
  readonly isTagged?: boolean
}

function drawTextLine(document: Document, { text, font, sizes, isTagged = false }: TextLine, y: number): void {
  const tag = isTagged ? widthIn(document, 'bold')(WRAPPED, 7) + mm(2) : 0
  if (isTagged) {
    document.rect(TEXT_LEFT, y + 2, tag, 9.5).fill(BLACK)
    write(document, WRAPPED, { font: 'bold', size: 7, x: TEXT_LEFT + mm(1), y: y + 1.5, color: WHITE })
  }
  const x = TEXT_LEFT + (isTagged ? tag + mm(1.2) : 0)
  writeFitting(document, text, { x, y, width: RIGHT - x, sizes, font, color: BLACK })
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
