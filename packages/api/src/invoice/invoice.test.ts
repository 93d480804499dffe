import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentDisposition } from '../http/contentDisposition.ts'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

let server: TestServer
let token: string
const { orderNumber } = ORDERS.a
const params = { orderNumber }
const START = new Date('2026-11-20T01:00:00.000Z')

beforeAll(async () => {
  server = await testServer({ configuration: { sessionIdleMs: 1e12, sessionMaximumMs: 1e12 } })
  token = await server.logIn()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = START
  await server.database.deleteFrom('setting').execute()
  await createReadyOrder(server)
})

const read = () => server.call('readInvoice', { params }, token)
const save = (body: object) => server.call('updateInvoice', { params, body }, token)
const download = (query: Record<string, string> = {}) => server.raw('downloadInvoice', { params, query }, token)

/** The text of a PDF without spaces, as another PDF library reads it. */
async function textOf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const { totalPages, text } = await extractText(new Uint8Array(bytes))
  return { pages: totalPages, text: (text[0] ?? '').replace(/\s/g, '') }
}

describe('the content of a receipt', () => {
  it('INV-2, INV-3 provides defaults for the fields that the customer left empty', async () => {
    expect((await read()).data).toEqual({
      name: '佐藤美咲',
      describe: 'お品代',
      totalPrice: 4400,
      isReissue: false,
      isSeenTutorial: false,
      availableUntil: '2027-05-20',
    })
  })

  it('INV-5 lets the customer edit a receipt only after the tutorial', async () => {
    const words = { name: '株式会社いろどり', describe: 'フォトブック代' }
    expect(await save(words)).toMatchObject({ code: 403, errorCode: 'STATUS_NOT_ALLOWED' })
    expect((await save({ ...words, isSeenTutorial: true })).data).toMatchObject({ ...words, isSeenTutorial: true })
    expect((await save({ name: ' ', describe: '' })).data).toMatchObject({ name: '佐藤美咲', describe: 'お品代' })
    expect((await read()).data?.isSeenTutorial).toBe(true)
  })

  it('INV-1 offers a receipt until its last day', async () => {
    server.clock.now = new Date('2027-05-20T14:59:00.000Z')
    expect([(await read()).code, (await download()).status]).toEqual([200, 200])
    server.clock.now = new Date('2027-05-20T15:00:00.000Z')
    expect(await read()).toMatchObject({ code: 403, errorCode: 'INVOICE_NOT_AVAILABLE' })
    expect(await save({ name: '', describe: '', isSeenTutorial: true })).toMatchObject({
      errorCode: 'INVOICE_NOT_AVAILABLE',
    })
    expect((await download()).status).toBe(403)
  })

  it('offers no receipt for a cancelled or unpaid order', async () => {
    await createReadyOrder(server, { details: { isSettled: false } })
    expect([(await read()).errorCode, (await download()).status]).toEqual(['INVOICE_NOT_AVAILABLE', 403])
    await createReadyOrder(server)
    await server.database
      .updateTable('shop_order')
      .set({ status: 'CANCEL' })
      .where('order_number', '=', orderNumber)
      .execute()
    expect([(await read()).errorCode, (await download()).status]).toEqual(['INVOICE_NOT_AVAILABLE', 403])
  })
})

describe('the PDF', () => {
  it('creates a PDF of one page of searchable text with the tax and the issuer', async () => {
    await save({ name: '髙橋﨑一郎', describe: 'フォトブック代', isSeenTutorial: true })
    const { pages, text } = await textOf((await download()).bytes)
    expect(pages).toBe(1)
    const words = [
      '領収書',
      `No.${orderNumber}-1`,
      '2026年11月20日',
      '髙橋﨑一郎',
      '様',
      '¥4,400－',
      '但しフォトブック代として',
      'うち消費税額',
      '¥400',
      orderNumber,
      'いろどり印刷工房',
      'T0000000000000',
      '収入印紙の貼付は不要です',
    ]
    for (const word of words) expect(text).toContain(word)
    expect(text).not.toContain('再発行')
  })

  it('names the issuer of the settings', async () => {
    const value = {
      name: '山の店',
      address: ['京都市'],
      phoneNumber: '',
      registrationNumber: 'T1234567890123',
      seal: '',
    }
    await server.database
      .insertInto('setting')
      .values({ name: 'invoiceIssuer', value: JSON.stringify(value) })
      .execute()
    const { text } = await textOf((await download()).bytes)
    expect(text).toContain('山の店')
    expect(text).toContain('T1234567890123')
    expect(text).not.toContain('いろどり')
  })

  it('INV-4 issues the original once, and marks a receipt as a reissue from then on', async () => {
    const original = await download()
    expect(original.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': contentDisposition(`領収書_${orderNumber}.pdf`),
    })
    expect((await read()).data?.isReissue).toBe(true)
    const again = await download()
    expect(again.headers['content-disposition']).toBe(contentDisposition(`領収書_再発行_${orderNumber}.pdf`))
    const { text } = await textOf(again.bytes)
    expect(text).toContain('再発行')
    expect(text).toContain(`No.${orderNumber}-2`)
  })

  it('issues the original to one of several concurrent downloads', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => download()))
    const originals = answers.filter(
      ({ headers }) => headers['content-disposition'] === contentDisposition(`領収書_${orderNumber}.pdf`),
    )
    expect([answers.map(({ status }) => status), originals.length]).toEqual([[200, 200, 200, 200], 1])
    const [row] = await server.database.selectFrom('invoice').select('issues').execute()
    expect(row?.issues).toBe(4)
  })

  it('marks a receipt as a sample in the preview, which is not counted', async () => {
    const preview = await download({ preview: 'true' })
    expect(preview.headers['content-disposition']).toBeUndefined()
    expect((await textOf(preview.bytes)).text).toContain('見本')
    expect((await read()).data?.isReissue).toBe(false)
  })

  it('accepts any typed text, and refuses a prefetch', async () => {
    const name = `${'長い名前\u202e😀 '.repeat(12)}`.slice(0, 100)
    expect((await save({ name, describe: `${'W'.repeat(99)}\n`, isSeenTutorial: true })).code).toBe(200)
    const answer = await download()
    expect([answer.status, (await textOf(answer.bytes)).pages]).toEqual([200, 1])
    for (const text of ['\u0000', '\ud800', '😀', '']) {
      const saved = await save({ name: text, describe: text, isSeenTutorial: true })
      expect([200, 400]).toContain(saved.code)
      expect((await download()).status).toBe(200)
    }
    const ahead = await server.raw('downloadInvoice', { params, headers: { 'sec-purpose': 'prefetch' } }, token)
    expect(ahead.status).toBe(403)
  })
})
