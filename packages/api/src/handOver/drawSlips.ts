import encodeQR from 'qr'
import { fitLines } from '../invoice/fitLines.ts'
import { GOTHIC, openPdf } from '../invoice/openPdf.ts'
import type { Document } from '../invoice/pdfText.ts'
import { INK, LINE, PAGE, PAPER, SOFT_INK, widthIn, write, writeBefore } from '../invoice/pdfText.ts'
import { printableText } from '../invoice/printableText.ts'
import type { HandedPiece, PackedParcel } from './handOver.ts'
import { slipPages } from './slipPages.ts'
import { slipDay, slipNote, slipShop, slipWrapping } from './slipText.ts'

/** A parcel to pack, with the reduced pictures of its pages by their names. */
export interface Slip extends PackedParcel {
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

/** The shop that sends the parcels, with its colour as `#rrggbb`. */
export interface SlipSender {
  readonly name: string
  readonly accent: string
}

const LEFT = 40
const RIGHT = PAGE.width - LEFT
const WIDTH = RIGHT - LEFT
const MIDDLE = LEFT + 330
/** Below it lies the foot of the page. */
const BOTTOM = PAGE.height - 64
const ROW_HEIGHT = 78
const NOTE_HEIGHT = 15
const PICTURE_SIDE = 58
/** Pictures of one piece that are shown. */
const PICTURES = 3
/** Where the rows of a further page begin. */
const NEXT_TOP = 92
const HEAD_BOTTOM = 320
const QR_SIDE = 78
/** Free modules around the code that readers need, by ISO/IEC 18004. */
const QUIET_ZONE = 4

/**
 * Packing slips on A4, one for each parcel, with the pages of each numbered for itself. The same slips give the same bytes.
 */
export async function drawSlips(slips: readonly Slip[], sender: SlipSender): Promise<Uint8Array> {
  const newest = slips
    .map(({ handOver }) => handOver.order.orderedAt)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1)
  const [only] = slips
  const title = slips.length === 1 && only ? `梱包票 ${only.handOver.order.number}` : '梱包票'
  const { document, end } = openPdf({ title, author: sender.name, createdAt: new Date(newest ?? 0) })
  for (const [index, slip] of slips.entries()) await drawSlip(document, await readSlip(slip, sender), index === 0)
  return end()
}

/** The texts of a slip, with a geta mark for each character that the font lacks. */
type SlipPage = Awaited<ReturnType<typeof readSlip>>

async function readSlip({ handOver, parcel, pictures }: Slip, sender: SlipSender) {
  const { order, people, parcels, message } = handOver
  const { receiver, orderer } = people
  const print = (text: string) => printableText(text, GOTHIC)
  const pieces = handOver.pieces.filter(({ parcelId }) => parcelId === parcel.id)
  return {
    accent: sender.accent,
    shopName: await print(sender.name),
    orderShop: await print(slipShop(order.shop, sender.name)),
    number: order.number,
    parcelNumber: `${parcels.indexOf(parcel) + 1} / ${parcels.length}`,
    hasSeveralParcels: parcels.length > 1,
    pieceCount: handOver.pieces.length,
    shipDay: parcel.plannedShipDate === null ? '未定' : slipDay(parcel.plannedShipDate),
    deliveryDay: parcel.deliveryDay === null ? '指定なし' : slipDay(parcel.deliveryDay),
    deliveryTime: parcel.deliveryTime ?? '指定なし',
    hasDeliveryWish: parcel.deliveryDay !== null || parcel.deliveryTime !== null,
    zipCode: `〒${receiver.zipCode.replace(/^(\d{3})(\d{4})$/, '$1-$2')}`,
    address: await Promise.all(
      [`${receiver.prefecture}${receiver.city}`, receiver.subAddress1, receiver.subAddress2]
        .filter((line) => line !== '')
        .map(print),
    ),
    receiverName: await print(`${receiver.familyName} ${receiver.firstName}`),
    phone: await print(receiver.phoneNumber),
    ordererName: await print(`${orderer.familyName} ${orderer.firstName}`),
    notes: await Promise.all([
      ...handOver.notes.map((note) => print(slipNote(note))),
      ...(message === null ? [] : [print('デジタルメッセージのギフトです。金額のわかるものを入れません。')]),
    ]),
    rows: await Promise.all(
      pieces.map(async (piece) => ({
        groupNumber: String(piece.groupNumber),
        name: await print(piece.productName),
        option: await print(piece.option?.name ?? ''),
        wrapping: await print(slipWrapping(piece)),
        isWrapped: piece.wrapping !== null,
        pages: piece.cards === null ? `${piece.pages.length}面` : `${piece.cards}枚（${piece.pages.length}面ずつ）`,
        files: filesOf(piece),
        pictures: piece.pages
          .slice(0, PICTURES)
          .map(({ preview }) => (preview === null ? null : (pictures.get(preview) ?? null))),
      })),
    ),
  }
}

function filesOf({ pages, print }: HandedPiece): string {
  const files = pages.flatMap(({ file }) => file ?? [])
  const range = files.length > 1 ? `${files[0]}–${files.at(-1)}` : (files[0] ?? '')
  return [range, print?.file].filter(Boolean).join('　')
}

async function drawSlip(document: Document, slip: SlipPage, isFirst: boolean): Promise<void> {
  const top = HEAD_BOTTOM + (slip.notes.length > 0 ? slip.notes.length * NOTE_HEIGHT + 26 : 0) + 12
  const room = {
    first: Math.max(0, Math.floor((BOTTOM - top) / ROW_HEIGHT)),
    next: Math.floor((BOTTOM - NEXT_TOP) / ROW_HEIGHT),
  }
  const pages = slipPages(slip.rows, room)
  for (const [index, rows] of pages.entries()) {
    if (!isFirst || index > 0) document.addPage()
    if (index === 0) {
      drawHead(document, slip)
      drawReceiver(document, slip)
      drawFigures(document, slip)
      drawNotes(document, slip.notes, slip.accent)
    } else {
      drawShortHead(document, slip)
    }
    rows.forEach((row, at) => {
      drawRow(document, row, slip.accent, (index === 0 ? top : NEXT_TOP) + at * ROW_HEIGHT)
    })
    drawFoot(document, slip, `${index + 1} / ${pages.length}`)
  }
}

function drawHead(document: Document, { orderShop, number, parcelNumber, hasSeveralParcels, accent }: SlipPage): void {
  document.rect(0, 0, PAGE.width, 6).fill(accent)
  write(document, '梱包票', { font: 'mincho', size: 24, x: LEFT, y: 34, spacing: 6 })
  drawQr(document, number, RIGHT - QR_SIDE + 9, 20, QR_SIDE)
  const right = RIGHT - QR_SIDE + 4
  writeBefore(document, 'ご注文番号', { font: 'gothic', size: 8, x: right, y: 30, color: SOFT_INK })
  fitBefore(document, number, right, 40, 250, [24, 20, 16, 12])
  fitBefore(document, orderShop, right, 76, 250, [9, 8, 7], SOFT_INK)
  if (hasSeveralParcels) {
    document.roundedRect(LEFT, 74, 104, 22, 4).fill(accent)
    write(document, `お荷物 ${parcelNumber}`, { font: 'gothic', size: 12, x: LEFT + 12, y: 76, color: PAPER })
  }
  line(document, 106)
}

function drawReceiver(document: Document, slip: SlipPage): void {
  const { zipCode, address, receiverName, phone, ordererName } = slip
  const width = MIDDLE - LEFT - 18
  document.roundedRect(LEFT, 118, width, 190, 8).lineWidth(0.6).fillAndStroke(PAPER, LINE)
  const x = LEFT + 16
  const inner = width - 32
  write(document, 'お届け先', { font: 'gothic', size: 8, x, y: 127, color: SOFT_INK })
  write(document, zipCode, { font: 'gothic', size: 14, x, y: 140 })
  let y = 164
  for (const text of address) {
    const box = { width: inner, sizes: [12, 10.5, 9, 7.5], singleLineFrom: 10.5, maxLines: 2 }
    const { size, lines } = fitLines(text, box, widthIn(document, 'gothic'))
    for (const part of lines) {
      write(document, part, { font: 'gothic', size, x, y })
      y += size * 1.45
    }
  }
  const name = fitLines(
    receiverName,
    { width: inner - 24, sizes: [19, 16, 13.5, 11], singleLineFrom: 13.5, maxLines: 2 },
    widthIn(document, 'mincho'),
  )
  const nameTop = 268 - name.lines.length * name.size * 1.4
  name.lines.forEach((part, index) => {
    write(document, part, { font: 'mincho', size: name.size, x, y: Math.max(y, nameTop) + index * name.size * 1.4 })
  })
  writeBefore(document, '様', { font: 'mincho', size: 14, x: x + inner, y: 246 })
  const call = phone === '' ? '電話　なし' : `電話　${phone}`
  write(document, call, { font: 'gothic', size: 10, x, y: 274 })
  fit(document, `ご依頼主　${ordererName}`, x, 290, inner, [8, 7], SOFT_INK)
}

function drawFigures(document: Document, slip: SlipPage): void {
  const { rows, pieceCount, hasSeveralParcels, shipDay, deliveryDay, deliveryTime, hasDeliveryWish, accent } = slip
  label(document, hasSeveralParcels ? `このお荷物（全体 ${pieceCount}点）` : '点数', MIDDLE, 118)
  const count = String(rows.length)
  write(document, count, { font: 'gothic', size: 44, x: MIDDLE, y: 120 })
  const after = MIDDLE + widthIn(document, 'gothic')(count, 44) + 6
  write(document, '点', { font: 'gothic', size: 16, x: after, y: 152 })
  const wrapped = rows.filter(({ isWrapped }) => isWrapped).length
  label(document, '包装', MIDDLE + 118, 118)
  write(document, String(wrapped), { font: 'gothic', size: 44, x: MIDDLE + 118, y: 120 })
  const beside = MIDDLE + 118 + widthIn(document, 'gothic')(String(wrapped), 44) + 6
  write(document, '点', { font: 'gothic', size: 16, x: beside, y: 152 })
  label(document, '発送予定日', MIDDLE, 192)
  write(document, shipDay, { font: 'gothic', size: 20, x: MIDDLE, y: 202 })
  label(document, 'お届け希望日・時間帯', MIDDLE, 240)
  const color = hasDeliveryWish ? accent : INK
  write(document, deliveryDay, { font: 'gothic', size: 20, x: MIDDLE, y: 250, color })
  write(document, deliveryTime, { font: 'gothic', size: 20, x: MIDDLE, y: 278, color })
}

function drawNotes(document: Document, notes: readonly string[], accent: string): void {
  if (notes.length === 0) return
  const height = notes.length * NOTE_HEIGHT + 14
  document.roundedRect(LEFT, HEAD_BOTTOM, WIDTH, height, 6).lineWidth(1).strokeColor(accent).stroke()
  notes.forEach((note, index) => {
    fit(document, `・${note}`, LEFT + 12, HEAD_BOTTOM + 6 + index * NOTE_HEIGHT, WIDTH - 24, [9.5, 8, 7])
  })
}

function drawShortHead(
  document: Document,
  { number, parcelNumber, hasSeveralParcels, receiverName, accent }: SlipPage,
): void {
  document.rect(0, 0, PAGE.width, 6).fill(accent)
  write(document, number, { font: 'gothic', size: 16, x: LEFT, y: 32 })
  const right = `${receiverName} 様${hasSeveralParcels ? `　お荷物 ${parcelNumber}` : ''}`
  fitBefore(document, right, RIGHT, 36, 240, [11, 9, 7])
  line(document, 66)
}

function drawRow(document: Document, row: SlipPage['rows'][number], accent: string, top: number): void {
  document
    .rect(LEFT + 2, top + 24, 18, 18)
    .lineWidth(1.2)
    .strokeColor(INK)
    .stroke()
  fit(document, row.groupNumber, LEFT + 30, top + 16, 34, [24, 18, 14])
  row.pictures.forEach((picture, index) => {
    drawPicture(document, picture, LEFT + 70 + index * (PICTURE_SIDE + 6), top + 4)
  })
  const x = LEFT + 70 + PICTURES * (PICTURE_SIDE + 6) + 8
  const width = RIGHT - x
  const box = { width, sizes: [12, 10.5, 9, 7.5], singleLineFrom: 10.5, maxLines: 2 }
  const name = fitLines(row.name, box, widthIn(document, 'gothic'))
  name.lines.forEach((text, index) => {
    write(document, text, {
      font: 'gothic',
      size: name.size,
      x,
      y: top + (name.lines.length > 1 ? -1 : 4) + index * 12,
    })
  })
  fit(document, [row.option, row.pages].filter(Boolean).join('　'), x, top + 24, width, [9.5, 8, 7], SOFT_INK)
  fit(document, row.wrapping, x, top + 38, width, [12, 10, 8], row.isWrapped ? accent : SOFT_INK)
  fit(document, row.files, x, top + 56, width, [7.5, 6.5], SOFT_INK)
  line(document, top + ROW_HEIGHT - 6)
}

function drawPicture(document: Document, picture: Uint8Array | null, x: number, y: number): void {
  document.rect(x, y, PICTURE_SIDE, PICTURE_SIDE).lineWidth(0.5).fillAndStroke(PAPER, LINE)
  const options = { fit: [PICTURE_SIDE - 2, PICTURE_SIDE - 2], align: 'center', valign: 'center' } as const
  if (picture && isJpeg(picture)) {
    document.image(Buffer.from(picture), x + 1, y + 1, { ...options, fit: [...options.fit] })
    return
  }
  const text = '画像なし'
  const start = x + (PICTURE_SIDE - widthIn(document, 'gothic')(text, 7)) / 2
  write(document, text, { font: 'gothic', size: 7, x: start, y: y + PICTURE_SIDE / 2 - 5, color: SOFT_INK })
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8

function drawFoot(document: Document, { shopName, number }: SlipPage, pageNumber: string): void {
  const y = PAGE.height - 52
  for (const [index, text] of ['梱包', '確認'].entries()) {
    const x = RIGHT - 96 - (1 - index) * 104
    document.rect(x, y, 96, 26).lineWidth(0.6).strokeColor(LINE).stroke()
    write(document, text, { font: 'gothic', size: 7, x: x + 5, y: y + 2, color: SOFT_INK })
  }
  fit(document, `${shopName}　${number}`, LEFT, y + 12, 230, [8, 7], SOFT_INK)
  const width = widthIn(document, 'gothic')(pageNumber, 10)
  write(document, pageNumber, { font: 'gothic', size: 10, x: (PAGE.width - width) / 2, y: y + 10 })
}

function drawQr(document: Document, text: string, x: number, y: number, side: number): void {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const size = side / modules.length
  modules.forEach((cells, row) => {
    cells.forEach((isDark, column) => {
      if (isDark) document.rect(x + column * size, y + row * size, size, size)
    })
  })
  document.fill(INK)
}

const label = (document: Document, text: string, x: number, y: number): void =>
  write(document, text, { font: 'gothic', size: 8, x, y, color: SOFT_INK })

const line = (document: Document, y: number): void => {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(LINE).stroke()
}

/** Writes a text on one line, smaller or shortened where it is too long. */
function fit(
  document: Document,
  text: string,
  x: number,
  y: number,
  width: number,
  sizes: readonly number[],
  color = INK,
): void {
  const { size, lines } = oneLine(document, text, width, sizes)
  write(document, lines[0] ?? '', { font: 'gothic', size, x, y, color })
}

function fitBefore(
  document: Document,
  text: string,
  x: number,
  y: number,
  width: number,
  sizes: readonly number[],
  color = INK,
): void {
  const { size, lines } = oneLine(document, text, width, sizes)
  writeBefore(document, lines[0] ?? '', { font: 'gothic', size, x, y, color })
}

const oneLine = (document: Document, text: string, width: number, sizes: readonly number[]) =>
  fitLines(text, { width, sizes, singleLineFrom: 0, maxLines: 1 }, widthIn(document, 'gothic'))
