import type { TaxedAmount } from '@irodori/contract/entities/amounts'
import type { Issuer } from '../profile/shopProfile.ts'
import { drawIssuer } from './drawIssuer.ts'
import { fitLines } from './fitLines.ts'
import { GOTHIC, MINCHO, openPdf } from './openPdf.ts'
import type { Document } from './pdfText.ts'
import { INK, LEFT, LINE, PAGE, PAPER, RIGHT, rule, SOFT_INK, WIDTH, widthIn, write, writeBefore } from './pdfText.ts'
import { printableText } from './printableText.ts'

/** The content of a receipt. */
export interface InvoicePage {
  readonly number: string
  readonly issuedOn: string
  readonly name: string
  readonly describe: string
  /** Yen that were paid, tax included. */
  readonly totalPrice: number
  /** As the shop of the order stated them (INV-8); at most three rates. */
  readonly taxes: readonly TaxedAmount[]
  readonly orderNumber: string
  readonly orderedOn: string
  readonly payMethod: string
  readonly isReissue: boolean
  /** A preview is marked as a sample, so it is not valid as a receipt. */
  readonly isPreview: boolean
  readonly issuer: Issuer
  /** Colour of the shop, `#rrggbb`. */
  readonly accent: string
  /** Creation date of the file. */
  readonly createdAt: Date
}

const NOTE = '電子データで発行した領収書のため、収入印紙の貼付は不要です。'

const yen = (amount: number): string => `¥${amount.toLocaleString('ja-JP')}`

/** Draws one page of A4 with subset fonts embedded, in the colours of the user interface. */
export async function drawInvoice(page: InvoicePage): Promise<Uint8Array> {
  const name = await printableText(page.name, MINCHO)
  const describe = await printableText(page.describe, MINCHO)
  const payMethod = await printableText(page.payMethod, GOTHIC)
  const { document, end } = openPdf({
    title: `領収書 ${page.number}`,
    author: page.issuer.name,
    createdAt: page.createdAt,
  })
  drawHead(document, page)
  drawName(document, name)
  drawAmount(document, page.totalPrice)
  drawReason(document, describe)
  drawDetails(document, [
    ...taxRows(page),
    ['ご注文番号', page.orderNumber],
    ['ご注文日', page.orderedOn],
    ...(payMethod === '' ? [] : [['お支払い方法', payMethod] as const]),
  ])
  drawIssuer(document, page.issuer, page.accent)
  write(document, NOTE, { font: 'gothic', size: 8, x: LEFT, y: 780, color: SOFT_INK })
  if (page.isPreview) drawSample(document, page.accent)
  return end()
}

/** The taxes that the order states. Without them the receipt names the issuer's rate, and no amount of tax. */
function taxRows({ taxes, issuer }: InvoicePage): (readonly [string, string])[] {
  if (taxes.length === 0) return issuer.taxRate === null ? [] : [['適用税率', `${issuer.taxRate}％`]]
  return taxes.flatMap(({ rate, total, tax }) => [
    [`税率${rate}％対象（税込）`, yen(total)] as const,
    ['うち消費税額', yen(tax)] as const,
  ])
}

function drawHead(document: Document, { number, issuedOn, isReissue, accent }: InvoicePage): void {
  document.rect(0, 0, PAGE.width, 6).fill(accent)
  write(document, '領収書', { font: 'mincho', size: 30, x: LEFT, y: 64, spacing: 12 })
  if (isReissue) {
    document
      .roundedRect(LEFT + 142, 74, 62, 24, 4)
      .lineWidth(1)
      .strokeColor(accent)
      .stroke()
    write(document, '再発行', { font: 'gothic', size: 11, x: LEFT + 154, y: 78, color: accent, spacing: 2 })
  }
  writeBefore(document, `No. ${number}`, { font: 'gothic', size: 9.5, x: RIGHT, y: 70, color: SOFT_INK })
  writeBefore(document, `発行日　${issuedOn}`, { font: 'gothic', size: 9.5, x: RIGHT, y: 88, color: SOFT_INK })
  rule(document, 126)
}

/** The name on its line; a long one is set smaller, then on up to three lines, which hold a hundred characters. */
function drawName(document: Document, name: string): void {
  const honorific = 30
  const { size, lines } = fitLines(
    name,
    { width: WIDTH - honorific, sizes: [22, 19, 16, 13.5, 12, 10], singleLineFrom: 13, maxLines: 3 },
    widthIn(document, 'mincho'),
  )
  const bottom = 208
  const leading = size * 1.4
  lines.forEach((line, index) => {
    write(document, line, { font: 'mincho', size, x: LEFT, y: bottom - leading * (lines.length - index) - 4 })
  })
  writeBefore(document, '様', { font: 'mincho', size: 18, x: RIGHT, y: bottom - 30 })
  rule(document, bottom, INK, 0.8)
}

function drawAmount(document: Document, totalPrice: number): void {
  document.roundedRect(LEFT, 236, WIDTH, 92, 8).lineWidth(0.6).fillAndStroke(PAPER, LINE)
  write(document, '金額', { font: 'mincho', size: 14, x: LEFT + 28, y: 271, spacing: 6 })
  const text = `${yen(totalPrice)}－`
  const width = widthIn(document, 'mincho')(text, 38)
  write(document, text, { font: 'mincho', size: 38, x: LEFT + (WIDTH - width) / 2, y: 253 })
  writeBefore(document, '（税込）', { font: 'gothic', size: 10, x: RIGHT - 22, y: 276, color: SOFT_INK })
}

function drawReason(document: Document, describe: string): void {
  const { size, lines } = fitLines(
    `但し　${describe}として`,
    { width: WIDTH, sizes: [14, 12.5, 11], singleLineFrom: 12, maxLines: 3 },
    widthIn(document, 'mincho'),
  )
  lines.forEach((line, index) => {
    write(document, line, { font: 'mincho', size, x: LEFT, y: 350 + index * size * 1.5 })
  })
  write(document, '上記の金額を正に領収いたしました。', { font: 'mincho', size: 12, x: LEFT, y: 420 })
}

function drawDetails(document: Document, rows: readonly (readonly [string, string])[]): void {
  const top = 458
  // Above the issuer, also with the taxes of three rates.
  const height = Math.min(28, 170 / rows.length)
  rule(document, top)
  rows.forEach(([label, value], index) => {
    const y = top + index * height
    write(document, label, { font: 'gothic', size: 10, x: LEFT + 8, y: y + height / 2 - 7, color: SOFT_INK })
    const { size, lines } = fitLines(
      value,
      { width: 260, sizes: [11, 9, 7], singleLineFrom: 7, maxLines: 1 },
      widthIn(document, 'gothic'),
    )
    writeBefore(document, lines[0] ?? '', { font: 'gothic', size, x: RIGHT - 8, y: y + height / 2 - size * 0.7 })
    rule(document, y + height)
  })
}

function drawSample(document: Document, accent: string): void {
  document
    .save()
    .rotate(-30, { origin: [PAGE.width / 2, PAGE.height / 2] })
    .fillOpacity(0.08)
  const width = widthIn(document, 'mincho')('見本', 190)
  write(document, '見本', { font: 'mincho', size: 190, x: (PAGE.width - width) / 2, y: 290, color: accent })
  document.restore()
}
