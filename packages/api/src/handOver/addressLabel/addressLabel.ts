import type { FittedText } from '../../invoice/fitLines.ts'
import { fitBalanced, fitLines, isShortened } from '../../invoice/fitLines.ts'
import { writeFitting, writeFittingBefore } from '../../invoice/fitText.ts'
import type { Document, Face } from '../../invoice/pdfText.ts'
import { INK, LINE, SOFT_INK, widthIn, write } from '../../invoice/pdfText.ts'
import { fitName } from '../fitName.ts'
import type { PrintedReceiver } from '../printedReceiver.ts'
import { shortAddress } from '../printedReceiver.ts'
import { LABEL } from './labelSheet.ts'

/** The texts of a label, with a geta mark for each character that the font lacks. */
export interface AddressLabel {
  readonly receiver: PrintedReceiver
  /** The order number, after the number of the parcel if the order has several. */
  readonly number: string
  readonly senderName: string
  /** Empty if the shop states none. */
  readonly senderPhone: string
  /** All lines of the address as one text. */
  readonly senderAddress: string
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Free of text at each side, in points: printers shift a sheet by up to two millimetres. */
const MARGIN = { x: 14, y: 11 }
const WIDTH = LABEL.width - 2 * MARGIN.x
const ZIP_WIDTH = 70
const ZIP_HEIGHT = 16
/** Room for 様 after the name. */
const HONORIFIC = 22
const NAME_SIZES = [16, 14, 12, 10.5, 9, 8]
/** The name is at most this much larger than the address. */
const NAME_TO_ADDRESS = 1.6
/** Around the name. */
const NAME_GAP = 4
const NAME_LEADING = 1.25

/** Ways to set a label, the best first: each line of the address on one line, else on two; the whole address of the sender. */
const WAYS = [
  ...[10.5, 9.5, 8.5, 7.5].map((size) => ({ size, addressLines: 1, senderLines: 2 })),
  ...[9.5, 8.5, 7.5, 6.5, 6].map((size) => ({ size, addressLines: 2, senderLines: 2 })),
]
const LAST_WAY = { size: 6, addressLines: 2, senderLines: 1 }

const leadingOf = (size: number): number => (size < 8.5 ? 1.2 : 1.3)
const heightOf = ({ size, lines }: FittedText): number => size * leadingOf(size) * lines.length

const addressHeight = (address: readonly FittedText[]): number => address.reduce((sum, part) => sum + heightOf(part), 0)

/** Draws a label with its upper left corner at this point. */
export function drawAddressLabel(document: Document, label: AddressLabel, corner: Point): void {
  const at = { x: corner.x + MARGIN.x, y: corner.y + MARGIN.y }
  const bottom = corner.y + LABEL.height - MARGIN.y
  const zip = { x: at.x, y: at.y - 3, width: ZIP_WIDTH, sizes: [11, 9, 7] }
  writeFitting(document, label.receiver.zipCode, zip)
  const number = { x: at.x + WIDTH, y: at.y - 1, width: WIDTH - ZIP_WIDTH - 4, sizes: [7, 6.5, 6], color: SOFT_INK }
  writeFittingBefore(document, label.number, number)
  const top = at.y + ZIP_HEIGHT
  const lines = fitLabel(document, label, bottom - top)
  const senderTop = bottom - senderHeight(lines.sender)
  drawSender(document, label, lines.sender, { x: at.x, y: senderTop })
  drawAddress(document, lines.address, { x: at.x, y: top })
  const addressBottom = top + addressHeight(lines.address)
  const nameTop = (addressBottom + senderTop - lines.name.lines.length * lines.name.size * NAME_LEADING) / 2
  drawName(document, lines.name, label.receiver.nameFont, { x: at.x, y: nameTop })
}

interface LabelLines {
  readonly address: readonly FittedText[]
  readonly name: FittedText
  /** Lines of the sender's address. */
  readonly sender: FittedText
}

/** The lines of a label in the first way in which all of them fit into this height, in points; in the last one names may end early. */
function fitLabel(document: Document, label: AddressLabel, height: number): LabelLines {
  const inGothic = widthIn(document, 'gothic')
  const inNameFont = widthIn(document, label.receiver.nameFont)
  const set = ({ size, addressLines, senderLines }: typeof LAST_WAY): LabelLines => {
    const senderBox = { width: WIDTH, sizes: [6.5, 6], singleLineFrom: 6, maxLines: senderLines }
    const sender = fitLines(label.senderAddress, senderBox, inGothic)
    const addressBox = { width: WIDTH, sizes: [size], singleLineFrom: size, maxLines: addressLines }
    const address = shortAddress(label.receiver.address, (line) => inGothic(line, size) <= WIDTH).map((part) =>
      fitBalanced(part, addressBox, inGothic),
    )
    const room = height - addressHeight(address) - senderHeight(sender) - NAME_GAP
    const sizes = NAME_SIZES.filter((each) => each <= NAME_TO_ADDRESS * size)
    const nameBox = { width: WIDTH - HONORIFIC, height: room, sizes, singleLineFrom: 10.5, leading: NAME_LEADING }
    return { address, name: fitName(label.receiver.nameParts, nameBox, inNameFont), sender }
  }
  const fits = ({ address, name }: LabelLines) =>
    ![...address, name].some(isShortened) && name.size > (address[0]?.size ?? 0)
  for (const way of WAYS) {
    const lines = set(way)
    if (fits(lines)) return lines
  }
  return set(LAST_WAY)
}

/** The line above the sender, the name, and the lines of the address. */
const senderHeight = (address: FittedText): number => 12 + heightOf(address)

function drawSender(document: Document, label: AddressLabel, address: FittedText, { x, y }: Point): void {
  document
    .moveTo(x, y)
    .lineTo(x + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  const phone = label.senderPhone === '' ? '' : `電話 ${label.senderPhone}`
  const phoneWidth = phone === '' ? 0 : widthIn(document, 'gothic')(phone, 6.5) + 8
  const name = { x, y: y + 1.5, width: WIDTH - phoneWidth, sizes: [7.5, 6.5, 6], color: SOFT_INK }
  writeFitting(document, `ご依頼主　${label.senderName}`, name)
  writeFittingBefore(document, phone, { ...name, x: x + WIDTH, y: y + 2.5, width: WIDTH / 2, sizes: [6.5, 6] })
  writeLines(document, address, { x, y: y + 12 }, { font: 'gothic', color: SOFT_INK })
}

function drawAddress(document: Document, address: readonly FittedText[], { x, y }: Point): void {
  address.forEach((part, index) => {
    writeLines(document, part, { x, y: y + addressHeight(address.slice(0, index)) }, { font: 'gothic', color: INK })
  })
}

function drawName(document: Document, name: FittedText, font: Face, { x, y }: Point): void {
  writeLines(document, name, { x, y }, { font, color: INK, leading: NAME_LEADING })
  const { size, lines } = name
  const after = x + widthIn(document, font)(lines.at(-1) ?? '', size) + size * 0.5
  write(document, '様', { font, size, x: after, y: y + (lines.length - 1) * size * NAME_LEADING })
}

function writeLines(
  document: Document,
  { size, lines }: FittedText,
  { x, y }: Point,
  { leading = leadingOf(size), ...style }: { readonly font: Face; readonly color: string; readonly leading?: number },
): void {
  lines.forEach((text, index) => {
    write(document, text, { ...style, size, x, y: y + index * size * leading })
  })
}
