import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawAddressLabels } from '../../packages/api/src/handOver/addressLabel/drawAddressLabels.ts'
import { drawSlips } from '../../packages/api/src/handOver/slip/drawSlips.ts'
import { drawInvoice } from '../../packages/api/src/invoice/drawInvoice.ts'
import { LONGEST, longestOrder } from '../../packages/api/testing/papers/handedOrder.ts'
import { findTool } from '../fixtures/tools.ts'
import { RECEIPT } from './receiptPage.ts'

/** Would end a text of PDF and open a dictionary if it were written as it is. */
const PDF_SYNTAX = ')>>endobj 9 0 obj<</S/JavaScript/JS(app.alert(1))>>'
const MARKUP = '</script><img src=x onerror=alert(1)>'
const CONTROLS = '\u202e逆さ\u0000\u001b[2J\r\n見出し\u2028\ud800'

const HOSTILE = { PDF_SYNTAX, MARKUP, LONG: LONGEST, CONTROLS }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'irodori-papers-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pdftotext = findTool('pdftotext')
const qpdf = findTool('qpdf')
const reason = pdftotext && qpdf ? '' : ': skipped, poppler-utils or qpdf are not installed'

interface Word {
  readonly text: string
  readonly page: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The words of a PDF with their boxes in points. */
function wordsOf(pdf: Uint8Array): Word[] {
  const html = execFileSync(pdftotext ?? '', ['-bbox', '-enc', 'UTF-8', '-', '-'], { input: pdf, maxBuffer: 2 ** 26 })
  return html
    .toString('utf8')
    .split('<page ')
    .slice(1)
    .flatMap((content, page) =>
      [
        ...content.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g),
      ].map(([, left, top, right, bottom, text = '']) => ({
        ...{ page, text, left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
      })),
    )
}

/** The height that two boxes share, as a part of the lower one's, where they also share some width. */
function overlap(a: Word, b: Word): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (a.page !== b.page || width < 1 || height <= 0) return 0
  return height / Math.min(a.bottom - a.top, b.bottom - b.top)
}

const A4 = { width: 596, height: 842 }

/** Expects a sound PDF without actions, whose words lie on their pages, of a size in points, and beside each other. */
function expectSound(pdf: Uint8Array, page = A4): void {
  // qpdf reads files only.
  const file = path.join(folder, 'paper.pdf')
  writeFileSync(file, pdf)
  execFileSync(qpdf ?? '', ['--check', file])
  const objects = execFileSync(qpdf ?? '', ['--json', file], { maxBuffer: 2 ** 26 }).toString('utf8')
  expect(objects).not.toMatch(/"\/(?:JS|JavaScript|OpenAction|AA|Launch|URI|Annots|EmbeddedFiles)"/)
  const words = wordsOf(pdf)
  const isOutside = ({ left, right, top, bottom }: Word) =>
    left < 0 || right > page.width || top < 0 || bottom > page.height
  expect(words.filter(isOutside)).toEqual([])
  // The boxes of large digits contain much more than their ink.
  const small = words.filter(({ top, bottom }) => bottom - top < 40)
  const hidden = small.flatMap((word, index) =>
    small.slice(index + 1).flatMap((other) => (overlap(word, other) > 0.35 ? [[word, other]] : [])),
  )
  expect(hidden, 'words that lie on each other').toEqual([])
}

describe.skipIf(reason !== '')(`papers with hostile text, read by poppler and qpdf${reason}`, () => {
  it.each(Object.entries(HOSTILE))('a receipt for %s has it as plain words inside the page', async (_, text) => {
    const address = [text, text, text]
    const issuer = { ...RECEIPT.issuer, name: text, address }
    expectSound(await drawInvoice({ ...RECEIPT, name: text, describe: text, payMethod: text, issuer }))
  })

  it.each(Object.entries(HOSTILE))(
    'packing slips for %s have it as plain words on every page of both sizes',
    async (_, text) => {
      const handOver = longestOrder(text)
      const [parcel] = handOver.parcels
      if (!parcel) throw new Error('the order has no parcel')
      const slips = [{ handOver, parcel, pictures: new Map() }]
      const sender = { name: text, accent: '#1f5f4a' }
      expectSound(await drawSlips(slips, sender, 'A4'))
      expectSound(await drawSlips(slips, sender, '100X150'), { width: 284, height: 426 })
    },
  )

  it.each(Object.entries(HOSTILE))('address labels for %s have it as plain words inside the page', async (_, text) => {
    const handOver = longestOrder(text)
    const parcels = Array.from({ length: 4 }, () => handOver.parcels.map((parcel) => ({ handOver, parcel }))).flat()
    const issuer = { ...RECEIPT.issuer, address: [text, text, text, text] }
    expectSound(await drawAddressLabels(parcels, { name: text, issuer }, 3))
  })
})
