import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { drawInvoice } from '../../packages/api/src/invoice/drawInvoice.ts'
import { findTool } from '../fixtures/tools.ts'
import { RECEIPT } from './receiptPage.ts'

const pdftotext = findTool('pdftotext')
const pdftoppm = findTool('pdftoppm')
const reason = pdftotext && pdftoppm ? '' : ': skipped, poppler-utils are not installed'

const run = (tool: string | undefined, args: readonly string[], pdf: Uint8Array): Buffer =>
  execFileSync(tool ?? '', args, { input: pdf, maxBuffer: 2 ** 26 })

/** The text of a PDF without spaces, because letter spacing appears as spaces. */
const textOf = (pdf: Uint8Array): string =>
  run(pdftotext, ['-layout', '-enc', 'UTF-8', '-', '-'], pdf).toString('utf8').replaceAll(/\s/g, '')

/** Number of red pixels in a box, at 72 to the inch. */
function redIn(pdf: Uint8Array, [left, top, right, bottom]: readonly [number, number, number, number]): number {
  const picture = run(pdftoppm, ['-r', '72', '-'], pdf)
  const [header = '', width = ''] = /^P6\s+(\d+)\s+\d+\s+255\s/.exec(picture.toString('latin1', 0, 40)) ?? []
  let red = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = header.length + 3 * (y * Number(width) + x)
      if ((picture[at] ?? 0) - (picture[at + 1] ?? 0) > 60) red += 1
    }
  }
  return red
}

describe.skipIf(reason !== '')(`the receipt, read by poppler${reason}`, () => {
  it('contains all entries of a qualified invoice in Japanese', async () => {
    const text = textOf(await drawInvoice(RECEIPT))
    const entries = [
      ...['領収書', 'No.irodori-10000004-1', '発行日2026年11月21日', '株式会社いろどり髙橋﨑一郎様', '¥4,400－'],
      ...['但し結婚式の招待状代として', '税率10％対象（税込）¥4,400', 'うち消費税額¥400', 'ご注文日2026年11月1日'],
      ...['いろどり印刷工房', '東京都渋谷区神宮前99-9-9', '登録番号T1234567890123'],
    ]
    for (const entry of entries) expect(text).toContain(entry)
    expect(text).not.toContain('再発行')
  })

  it('INV-4: only a reissue is marked as such, beside the title', async () => {
    const beside = [200, 70, 275, 102] as const
    const original = await drawInvoice(RECEIPT)
    const reissue = await drawInvoice({ ...RECEIPT, isReissue: true })
    expect(textOf(reissue)).toContain('再発行')
    expect(redIn(original, beside)).toBe(0)
    expect(redIn(reissue, beside)).toBeGreaterThan(100)
  })

  it('INV-8: names the rate of the shop without a figure where no tax is stated, and three rates above the issuer', async () => {
    const plain = textOf(await drawInvoice({ ...RECEIPT, taxes: [], issuer: { ...RECEIPT.issuer, taxRate: 10 } }))
    expect(plain).toContain('適用税率10％')
    expect(plain).not.toContain('消費税額')
    const rates = [10, 8, 0].map((rate) => ({ rate, total: 1000 + rate, tax: rate }))
    const text = textOf(await drawInvoice({ ...RECEIPT, taxes: rates }))
    for (const word of [
      '税率10％対象（税込）¥1,010',
      '税率8％対象（税込）¥1,008',
      '税率0％対象（税込）¥1,000',
      'お支払い方法',
    ])
      expect(text).toContain(word)
    expect(text.indexOf('お支払い方法')).toBeLessThan(text.indexOf('いろどり印刷工房'))
  })

  it('omits registration number and seal if the shop has none', async () => {
    const pdf = await drawInvoice({ ...RECEIPT, issuer: { ...RECEIPT.issuer, registrationNumber: '', seal: '' } })
    expect(textOf(pdf)).not.toContain('登録番号')
    expect(redIn(pdf, [450, 640, 560, 720])).toBe(0)
    expect(redIn(await drawInvoice(RECEIPT), [450, 640, 560, 720])).toBeGreaterThan(100)
  })
})
