import type { Issuer } from '../profile/shopProfile.ts'
import type { Document } from './pdfText.ts'
import { RIGHT, SOFT_INK, widthIn, write } from './pdfText.ts'

/** Draws the issuer at the lower right, with the seal overlapping its edge like a stamp. */
export function drawIssuer(document: Document, issuer: Issuer, accent: string): void {
  const { name, address, phoneNumber, registrationNumber, seal } = issuer
  const x = 326
  const top = 640
  write(document, name, { font: 'mincho', size: 15, x, y: top })
  const lines = [
    ...address,
    ...(phoneNumber === '' ? [] : [`電話　${phoneNumber}`]),
    ...(registrationNumber === '' ? [] : [`登録番号　${registrationNumber}`]),
  ]
  lines.forEach((line, index) => {
    write(document, line, { font: 'gothic', size: 9.5, x, y: top + 28 + index * 16, color: SOFT_INK })
  })
  if (seal === '') return
  const side = 46
  const left = RIGHT - side
  const size = side * (seal.length > 1 ? 0.42 : 0.66)
  document.save().rotate(-4, { origin: [left + side / 2, top + 40] })
  document
    .roundedRect(left, top + 18, side, side, 5)
    .lineWidth(2)
    .strokeColor(accent)
    .stroke()
  const width = widthIn(document, 'mincho')(seal, size)
  write(document, seal, {
    font: 'mincho',
    size,
    x: left + (side - width) / 2,
    y: top + 18 + side / 2 - size * 0.74,
    color: accent,
  })
  document.restore()
}
