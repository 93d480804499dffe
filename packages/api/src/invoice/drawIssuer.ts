import type { Issuer } from '../profile/shopProfile.ts'
import { fitLines } from './fitLines.ts'
import type { Document } from './pdfText.ts'
import { RIGHT, SOFT_INK, widthIn, write } from './pdfText.ts'

/** Where the name and the address begin, unless they need more space; points. */
const USUAL_LEFT = 326
/** Long names and addresses begin further left, up to this. */
const FIRST_LEFT = 160
const TOP = 640
/** Between the name and the note at the foot of the page. */
const ADDRESS_HEIGHT = 112

/** Draws the issuer at the lower right, with the seal overlapping its edge like a stamp. */
export function drawIssuer(document: Document, issuer: Issuer, accent: string): void {
  const { name, address, phoneNumber, registrationNumber, seal } = issuer
  const entries = [
    ...address,
    ...(phoneNumber === '' ? [] : [`電話　${phoneNumber}`]),
    ...(registrationNumber === '' ? [] : [`登録番号　${registrationNumber}`]),
  ]
  const inMincho = widthIn(document, 'mincho')
  const inGothic = widthIn(document, 'gothic')
  const widest = Math.max(inMincho(name, 15), ...entries.map((entry) => inGothic(entry, 9.5)))
  const x = Math.max(FIRST_LEFT, Math.min(USUAL_LEFT, RIGHT - widest))
  const width = RIGHT - x
  const title = fitLines(name, { width, sizes: [15, 13, 11, 9], singleLineFrom: 9, maxLines: 1 }, inMincho)
  write(document, title.lines[0] ?? '', { font: 'mincho', size: title.size, x, y: TOP + 15 - title.size })
  const box = { width, sizes: [9.5, 8.5], singleLineFrom: 8.5, maxLines: 2 }
  const lines = entries.flatMap((entry) => {
    const fitted = fitLines(entry, box, inGothic)
    return fitted.lines.map((text) => ({ text, size: fitted.size }))
  })
  const leading = Math.min(16, ADDRESS_HEIGHT / lines.length)
  lines.forEach(({ text, size }, index) => {
    const fittingSize = Math.min(size, leading * 0.7)
    write(document, text, { font: 'gothic', size: fittingSize, x, y: TOP + 28 + index * leading, color: SOFT_INK })
  })
  if (seal !== '') drawSeal(document, seal, accent)
}

function drawSeal(document: Document, seal: string, accent: string): void {
  const side = 46
  const left = RIGHT - side
  const size = side * (seal.length > 1 ? 0.42 : 0.66)
  document.save().rotate(-4, { origin: [left + side / 2, TOP + 40] })
  document
    .roundedRect(left, TOP + 18, side, side, 5)
    .lineWidth(2)
    .strokeColor(accent)
    .stroke()
  const width = widthIn(document, 'mincho')(seal, size)
  write(document, seal, {
    font: 'mincho',
    size,
    x: left + (side - width) / 2,
    y: TOP + 18 + side / 2 - size * 0.74,
    color: accent,
  })
  document.restore()
}
