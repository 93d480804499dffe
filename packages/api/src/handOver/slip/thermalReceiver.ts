import { fitBalanced } from '../../invoice/fitLines.ts'
import { writeFitting, writeFittingBefore } from '../../invoice/fitText.ts'
import type { Document } from '../../invoice/pdfText.ts'
import { widthIn, write } from '../../invoice/pdfText.ts'
import { fitName } from '../fitName.ts'
import { shortAddress } from '../printedReceiver.ts'
import type { SlipContent } from './slipContent.ts'
import { BLACK, LEFT, mm, RIGHT, SMALLEST_TEXT, WIDTH } from './thermalLayout.ts'
import { HEAD_BOTTOM } from './thermalSlipHead.ts'

interface PlacedLine {
  readonly text: string
  readonly font: 'gothic' | 'bold'
  readonly size: number
  readonly y: number
}

/** The receiver with the lines of address and name, and where they end on the page, in points. */
export interface ThermalReceiver {
  readonly slip: SlipContent
  readonly lines: readonly PlacedLine[]
  readonly ordererTop: number
  readonly bottom: number
}

const TOP = HEAD_BOTTOM + 3
const LEADING = 1.3
/** Two lines of the largest size. */
const NAME_HEIGHT = 42
/** Room for 様 after the name. */
const HONORIFIC = 20

/** Places the lines of a receiver; long addresses and names are set smaller, then on several lines. */
export function thermalReceiver(document: Document, slip: SlipContent): ThermalReceiver {
  const { address } = slip.receiver
  const [gothic, bold] = [widthIn(document, 'gothic'), widthIn(document, 'bold')]
  const lines: PlacedLine[] = []
  let y = TOP + 25
  for (const part of shortAddress(address, (line) => gothic(line, 10.5) <= WIDTH)) {
    const box = { width: WIDTH, sizes: [10.5, 9.5, 8.5, 7.5], singleLineFrom: 9.5, maxLines: 2 }
    const fitted = fitBalanced(part, box, gothic)
    for (const text of fitted.lines) {
      lines.push({ text, font: 'gothic', size: fitted.size, y })
      y += fitted.size * LEADING
    }
  }
  y += 2
  const nameBox = { width: WIDTH - HONORIFIC, height: NAME_HEIGHT, sizes: [16, 13.5, 11, 9, 8], singleLineFrom: 11 }
  const fitted = fitName(slip.receiver.nameParts, { ...nameBox, leading: LEADING }, bold)
  for (const text of fitted.lines) {
    lines.push({ text, font: 'bold', size: fitted.size, y })
    y += fitted.size * LEADING
  }
  return { slip, lines, ordererTop: y + 3, bottom: y + 17 }
}

export function drawThermalReceiver(document: Document, { slip, lines, ordererTop }: ThermalReceiver): void {
  const { receiver, ordererName } = slip
  write(document, 'お届け先', { font: 'gothic', size: SMALLEST_TEXT, x: LEFT, y: TOP, color: BLACK })
  writeFitting(document, receiver.zipCode, {
    ...{ x: LEFT, y: TOP + 7, width: mm(45), sizes: [13, 10, 8], font: 'bold', color: BLACK },
  })
  writeFittingBefore(document, `電話　${receiver.phone || 'なし'}`, {
    ...{ x: RIGHT, y: TOP + 9, width: mm(45), sizes: [11, 9, 7], color: BLACK },
  })
  for (const { text, ...place } of lines) write(document, text, { ...place, x: LEFT, color: BLACK })
  const last = lines.at(-1)
  if (last) {
    const x = LEFT + widthIn(document, 'bold')(last.text, last.size) + 6
    write(document, '様', {
      font: 'bold',
      size: Math.min(last.size, 13),
      x,
      y: last.y + 0.5 * Math.max(0, last.size - 13),
      color: BLACK,
    })
  }
  const orderer = { x: LEFT, y: ordererTop, width: WIDTH, sizes: [7.5, SMALLEST_TEXT], color: BLACK }
  writeFitting(document, `ご依頼主　${ordererName}`, orderer)
}
