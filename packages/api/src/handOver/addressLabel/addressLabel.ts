import { fitLines } from '../../invoice/fitLines.ts'
import { writeFitting, writeFittingBefore } from '../../invoice/fitText.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { LINE, SOFT_INK, widthIn, write } from '../../invoice/pdfText.ts'
import type { PrintedReceiver } from '../printedReceiver.ts'
import { shortAddress } from '../printedReceiver.ts'
import { LABEL } from './labelSheet.ts'

/** The texts of a label, with a geta mark for each character that the font lacks. */
export interface AddressLabel {
  readonly receiver: PrintedReceiver
  /** The order number, and the number of the parcel if the order has several. */
  readonly number: string
  readonly senderName: string
  /** Address and phone number of the sender as one text. */
  readonly senderAddress: string
}

/** Free of text at each side, in points: printers shift a sheet by up to two millimetres. */
const MARGIN = { x: 14, y: 11 }
const WIDTH = LABEL.width - 2 * MARGIN.x
const LEADING = 1.3
/** Room for 様 after the name. */
const HONORIFIC = 22
const NAME_SIZES = [16, 14, 12, 10.5, 9, 8]
/** Sizes of the address and the largest one of the name, tried until all lines fit; at the last one text is shortened. */
const STEPS = [
  { address: 10.5, name: 16 },
  { address: 9.5, name: 14 },
  { address: 8.5, name: 12 },
  { address: 7.5, name: 10.5 },
  { address: 6.5, name: 9 },
  { address: 6, name: 8 },
] as const
const SENDER_SIZES = { name: [7.5, 6.5, 6], address: [6.5, 6] } as const
const ZIP = { size: 11, height: 15 }

interface Lines {
  readonly size: number
  readonly lines: readonly string[]
}

const heightOf = ({ size, lines }: Lines): number => size * LEADING * lines.length

/** Draws a label whose upper left corner is at this point. */
export function drawAddressLabel(document: Document, label: AddressLabel, corner: { x: number; y: number }): void {
  const x = corner.x + MARGIN.x
  const top = corner.y + MARGIN.y
  const bottom = corner.y + LABEL.height - MARGIN.y
  const senderTop = drawSender(document, label, x, bottom)
  writeFitting(document, label.receiver.zipCode, { x, y: top - 3, width: 90, sizes: [ZIP.size, 9, 7] })
  const number = { x: x + WIDTH, y: top - 1, width: WIDTH - 95, sizes: [7, 6], color: SOFT_INK }
  writeFittingBefore(document, label.number, number)
  drawReceiver(document, label.receiver, { x, top: top + ZIP.height, bottom: senderTop })
}

/** @returns where the sender begins */
function drawSender(
  document: Document,
  { senderName, senderAddress }: AddressLabel,
  x: number,
  bottom: number,
): number {
  const box = { width: WIDTH, sizes: SENDER_SIZES.address, singleLineFrom: 6.5, maxLines: 2 }
  const address = fitLines(senderAddress, box, widthIn(document, 'gothic'))
  const addressTop = bottom - heightOf(address)
  writeLines(document, address, { x, y: addressTop, font: 'gothic', color: SOFT_INK })
  const nameTop = addressTop - 10
  const name = { x, y: nameTop, width: WIDTH, sizes: SENDER_SIZES.name, color: SOFT_INK }
  writeFitting(document, `ご依頼主　${senderName}`, name)
  const line = nameTop - 1
  document
    .moveTo(x, line)
    .lineTo(x + WIDTH, line)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  return line
}

function drawReceiver(
  document: Document,
  receiver: PrintedReceiver,
  { x, top, bottom }: { readonly x: number; readonly top: number; readonly bottom: number },
): void {
  const { address, name } = receiverLines(document, receiver, bottom - top)
  let y = top
  for (const part of address) {
    writeLines(document, part, { x, y, font: 'gothic' })
    y += heightOf(part)
  }
  const nameTop = y + (bottom - y - heightOf(name)) / 2
  writeLines(document, name, { x, y: nameTop, font: 'mincho' })
  const last = name.lines.at(-1) ?? ''
  write(document, '様', {
    font: 'mincho',
    size: name.size,
    x: x + widthIn(document, 'mincho')(last, name.size) + name.size * 0.5,
    y: nameTop + (name.lines.length - 1) * name.size * LEADING,
  })
}

interface ReceiverLines {
  readonly address: readonly Lines[]
  readonly name: Lines
}

/** The lines of address and name in the largest sizes at which they fit into this height, in points. */
function receiverLines(document: Document, receiver: PrintedReceiver, height: number): ReceiverLines {
  const inGothic = widthIn(document, 'gothic')
  const at = ({ address, name }: (typeof STEPS)[number]): ReceiverLines => ({
    address: shortAddress(receiver.address, (line) => inGothic(line, address) <= WIDTH).map((part) =>
      fitLines(part, { width: WIDTH, sizes: [address], singleLineFrom: address, maxLines: 2 }, inGothic),
    ),
    name: fitLines(
      receiver.name,
      { width: WIDTH - HONORIFIC, sizes: NAME_SIZES.filter((size) => size <= name), singleLineFrom: 10.5, maxLines: 2 },
      widthIn(document, 'mincho'),
    ),
  })
  const fits = ({ address, name }: ReceiverLines) =>
    [...address, name].every(({ lines }) => lines.at(-1)?.endsWith('…') !== true) &&
    [...address, name].reduce((sum, part) => sum + heightOf(part), 0) <= height
  const tried = STEPS.map(at)
  return tried.find(fits) ?? at(STEPS[STEPS.length - 1] ?? STEPS[0])
}

function writeLines(
  document: Document,
  { size, lines }: Lines,
  {
    x,
    y,
    font,
    color,
  }: { readonly x: number; readonly y: number; readonly font: 'gothic' | 'mincho'; readonly color?: string },
): void {
  lines.forEach((text, index) => {
    write(document, text, { font, size, x, y: y + index * size * LEADING, ...(color === undefined ? {} : { color }) })
  })
}
