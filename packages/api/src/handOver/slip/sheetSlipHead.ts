import { fitBalanced } from '../../invoice/fitLines.ts'
import { writeFitting, writeFittingBefore } from '../../invoice/fitText.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { INK, LINE, PAPER, SOFT_INK, widthIn, write, writeBefore } from '../../invoice/pdfText.ts'
import { fitName } from '../fitName.ts'
import { LEFT, RIGHT, sheetLabel, sheetLine } from './sheetLayout.ts'
import type { SlipContent } from './slipContent.ts'
import { drawQr, qrModules } from './slipQr.ts'

/** Where the figures begin beside the receiver. */
const MIDDLE = LEFT + 330
const QR_SIDE = 78
/** Above the phone number of the receiver. */
const NAME_BOTTOM = 272

/** Draws the upper part of the first page: order number, receiver, days and figures. */
export function drawSheetHead(document: Document, slip: SlipContent): void {
  drawTitle(document, slip)
  drawReceiver(document, slip)
  drawFigures(document, slip)
}

/** Draws the upper part of a further page. */
export function drawShortSheetHead(document: Document, { number, parcelNumber, receiver }: SlipContent): void {
  write(document, number, { font: 'gothic', size: 16, x: LEFT, y: 32 })
  const right = `${receiver.name} 様${parcelNumber === null ? '' : `　お荷物 ${parcelNumber}`}`
  writeFittingBefore(document, right, { x: RIGHT, y: 36, width: 240, sizes: [11, 9, 7] })
  sheetLine(document, 66)
}

function drawTitle(document: Document, { orderShop, number, parcelNumber, accent }: SlipContent): void {
  write(document, '梱包票', { font: 'mincho', size: 24, x: LEFT, y: 34, spacing: 6 })
  const modules = qrModules(number)
  drawQr(document, modules, { x: RIGHT - QR_SIDE + 9, y: 20, module: QR_SIDE / modules.length, color: INK })
  const right = { x: RIGHT - QR_SIDE + 4, width: 250 }
  writeBefore(document, 'ご注文番号', { font: 'gothic', size: 8, x: right.x, y: 30, color: SOFT_INK })
  writeFittingBefore(document, number, { ...right, y: 40, sizes: [24, 20, 16, 12] })
  writeFittingBefore(document, orderShop, { ...right, y: 76, sizes: [9, 8, 7], color: SOFT_INK })
  if (parcelNumber !== null) {
    document.roundedRect(LEFT, 74, 104, 22, 4).fill(accent)
    write(document, `お荷物 ${parcelNumber}`, { font: 'gothic', size: 12, x: LEFT + 12, y: 76, color: PAPER })
  }
  sheetLine(document, 106)
}

function drawReceiver(document: Document, { receiver, ordererName }: SlipContent): void {
  const width = MIDDLE - LEFT - 18
  document.roundedRect(LEFT, 118, width, 190, 8).lineWidth(0.6).fillAndStroke(PAPER, LINE)
  const x = LEFT + 16
  const inner = width - 32
  write(document, 'お届け先', { font: 'gothic', size: 8, x, y: 127, color: SOFT_INK })
  writeFitting(document, receiver.zipCode, { x, y: 140, width: inner, sizes: [14, 10] })
  let y = 164
  for (const text of receiver.address) {
    const box = { width: inner, sizes: [12, 10.5, 9, 7.5], singleLineFrom: 10.5, maxLines: 2 }
    const { size, lines } = fitBalanced(text, box, widthIn(document, 'gothic'))
    for (const part of lines) {
      write(document, part, { font: 'gothic', size, x, y })
      y += size * 1.45
    }
  }
  const name = fitName(
    receiver.nameParts,
    { width: inner - 24, height: NAME_BOTTOM - y, sizes: [19, 16, 13.5, 11, 9.5], singleLineFrom: 13.5, leading: 1.4 },
    widthIn(document, receiver.nameFont),
  )
  const nameTop = NAME_BOTTOM - name.lines.length * name.size * 1.4
  name.lines.forEach((part, index) => {
    write(document, part, { font: receiver.nameFont, size: name.size, x, y: nameTop + index * name.size * 1.4 })
  })
  writeBefore(document, '様', { font: 'mincho', size: 14, x: x + inner, y: 246 })
  writeFitting(document, `電話　${receiver.phone || 'なし'}`, { x, y: 274, width: inner, sizes: [10, 8] })
  writeFitting(document, `ご依頼主　${ordererName}`, { x, y: 290, width: inner, sizes: [8, 7], color: SOFT_INK })
}

function drawFigures(document: Document, slip: SlipContent): void {
  const { rows, wrappedCount, pieceCount, parcelNumber, shipDay, deliveryDay, deliveryTime } = slip
  sheetLabel(document, parcelNumber === null ? '点数' : `このお荷物（全体 ${pieceCount}点）`, MIDDLE, 118)
  drawCount(document, rows.length, MIDDLE)
  sheetLabel(document, '包装', MIDDLE + 118, 118)
  drawCount(document, wrappedCount, MIDDLE + 118)
  sheetLabel(document, '発送予定日', MIDDLE, 192)
  write(document, shipDay, { font: 'gothic', size: 20, x: MIDDLE, y: 202 })
  sheetLabel(document, 'お届け希望日・時間帯', MIDDLE, 240)
  const color = slip.hasDeliveryWish ? slip.accent : INK
  write(document, deliveryDay, { font: 'gothic', size: 20, x: MIDDLE, y: 250, color })
  writeFitting(document, deliveryTime, { x: MIDDLE, y: 278, width: RIGHT - MIDDLE, sizes: [20, 16, 12, 9], color })
}

function drawCount(document: Document, count: number, x: number): void {
  write(document, String(count), { font: 'gothic', size: 44, x, y: 120 })
  const after = x + widthIn(document, 'gothic')(String(count), 44) + 6
  write(document, '点', { font: 'gothic', size: 16, x: after, y: 152 })
}
