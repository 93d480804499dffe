import { writeFitting, writeFittingBefore } from '../../invoice/fitText.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { widthIn, write } from '../../invoice/pdfText.ts'
import type { SlipContent } from './slipContent.ts'
import { drawQr, QUIET_ZONE, qrModules } from './slipQr.ts'
import { BLACK, DOT, LEFT, mm, RIGHT, SMALLEST_TEXT, TOP, thermalLine, WHITE } from './thermalLayout.ts'

/** Where the receiver begins on the first page. */
export const HEAD_BOTTOM = TOP + 108
/** Where notes and rows begin on a further page, which seven rows fill. */
export const SHORT_HEAD_BOTTOM = mm(16.19)
/** Modules of whole dots stay equally wide at 203 dpi: 0.5 mm. */
const MODULE = 4 * DOT
/** Where the days of delivery and the figures begin. */
const WISH_LEFT = LEFT + mm(31)
const FIGURES_LEFT = LEFT + mm(71)
const FIGURES_TOP = TOP + 62
const VALUE_TOP = FIGURES_TOP + 9
const SECOND_VALUE_TOP = FIGURES_TOP + 25

/** Draws order number, days and figures of the first page. */
export function drawThermalHead(document: Document, slip: SlipContent): void {
  const left = drawCode(document, slip.number)
  const width = left - LEFT
  write(document, '梱包票', { font: 'bold', size: 11, x: LEFT, y: TOP - 4, color: BLACK, spacing: 2 })
  if (slip.parcelNumber !== null) drawBadge(document, `お荷物 ${slip.parcelNumber}`, LEFT + mm(18))
  label(document, 'ご注文番号', LEFT, TOP + 14)
  const number = { x: LEFT, y: TOP + 23, width, sizes: [17, 15, 13, 11, 9, 7.5], font: 'bold', color: BLACK } as const
  const size = writeFitting(document, slip.number, number)
  writeFitting(document, slip.orderShop, {
    x: LEFT,
    y: number.y + 1.3 * size,
    width,
    sizes: [8, SMALLEST_TEXT],
    color: BLACK,
  })
  thermalLine(document, FIGURES_TOP - 3)
  drawFigures(document, slip)
  thermalLine(document, HEAD_BOTTOM)
}

/** Draws the upper part of a further page. */
export function drawShortThermalHead(document: Document, { number, parcelNumber, receiver }: SlipContent): void {
  const x = LEFT
  const width = RIGHT - LEFT
  writeFitting(document, number, {
    ...{ x, y: TOP - 4, width: width - mm(26), sizes: [14, 12, 10, 8], font: 'bold', color: BLACK },
  })
  const parcel = parcelNumber === null ? '' : `お荷物 ${parcelNumber}`
  writeFittingBefore(document, parcel, { x: RIGHT, y: TOP - 1, width: mm(25), sizes: [10, 8], color: BLACK })
  writeFitting(document, `${receiver.name} 様`, { x, y: TOP + 16, width, sizes: [9, 8, 7], color: BLACK })
}

/** @returns where its quiet zone begins */
function drawCode(document: Document, number: string): number {
  const modules = qrModules(number)
  const x = RIGHT - (modules.length - QUIET_ZONE) * MODULE
  drawQr(document, modules, { x, y: TOP - QUIET_ZONE * MODULE, module: MODULE, color: BLACK })
  return x
}

function drawBadge(document: Document, text: string, x: number): void {
  const width = widthIn(document, 'bold')(text, 9)
  document.rect(x, TOP - 2, width + mm(3), 14).fill(BLACK)
  write(document, text, { font: 'bold', size: 9, x: x + mm(1.5), y: TOP - 1.5, color: WHITE })
}

function drawFigures(document: Document, slip: SlipContent): void {
  const value = { font: 'bold', color: BLACK, y: VALUE_TOP } as const
  label(document, '発送予定日', LEFT, FIGURES_TOP)
  writeFitting(document, slip.shipDay, { ...value, x: LEFT, width: WISH_LEFT - LEFT - mm(2), sizes: [14, 12, 10] })
  drawWish(document, slip)
  const { parcelNumber, pieceCount, rows, wrappedCount } = slip
  const figures = { x: FIGURES_LEFT, width: RIGHT - FIGURES_LEFT }
  label(document, parcelNumber === null ? '点数' : `点数（全体 ${pieceCount}点）`, FIGURES_LEFT, FIGURES_TOP)
  writeFitting(document, `${rows.length}点`, { ...value, ...figures, sizes: [14, 12, 10] })
  writeFitting(document, `包装 ${wrappedCount}点`, {
    ...figures,
    y: SECOND_VALUE_TOP,
    sizes: [10.5, 9, 8],
    color: BLACK,
  })
}

/** Draws the wish of delivery white on black: the paper has no second colour for emphasis. */
function drawWish(document: Document, { deliveryDay, deliveryTime, hasDeliveryWish }: SlipContent): void {
  const width = FIGURES_LEFT - WISH_LEFT - mm(2)
  const inset = hasDeliveryWish ? mm(1.5) : 0
  if (hasDeliveryWish) document.rect(WISH_LEFT, VALUE_TOP + 1, width, HEAD_BOTTOM - VALUE_TOP - 4).fill(BLACK)
  label(document, 'お届け希望日・時間帯', WISH_LEFT, FIGURES_TOP)
  const color = hasDeliveryWish ? WHITE : BLACK
  const place = { x: WISH_LEFT + inset, width: width - 2 * inset, font: 'bold', color } as const
  writeFitting(document, deliveryDay, { ...place, y: VALUE_TOP, sizes: [14, 12, 10] })
  writeFitting(document, deliveryTime, { ...place, y: SECOND_VALUE_TOP, sizes: [11, 10, 9, 8, SMALLEST_TEXT] })
}

const label = (document: Document, text: string, x: number, y: number): void =>
  write(document, text, { font: 'gothic', size: SMALLEST_TEXT, x, y, color: BLACK })
