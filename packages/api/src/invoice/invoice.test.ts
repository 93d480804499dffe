import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { givenProfile, OTHER_PROFILE_FILE, putTestProfile } from '../../testing/testProfile.ts'
import { contentDisposition } from '../http/contentDisposition.ts'

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
  await putTestProfile(server.database)
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

describe('an order without an amount that was paid', () => {
  it.each([
    ['points paid for everything', { totalPrice: 4400, amounts: { paid: 0, parts: [], taxes: [] } }],
    ['no amount is stated', { totalPrice: null }],
    [
      'points reduce the total by what is not known',
      { totalPrice: 4400, amounts: { paid: null, parts: [{ kind: 'POINTS' as const, yen: -400 }], taxes: [] } },
    ],
  ])('INV-7 has no receipt: %s', async (_, details) => {
    await createReadyOrder(server, { details })
    expect([
      (await read()).errorCode,
      (await download()).status,
      (await save({ name: '', describe: '' })).code,
    ]).toEqual(['INVOICE_NOT_AVAILABLE', 403, 403])
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
      '適用税率10％',
      orderNumber,
      'いろどり印刷工房',
      'T9000000000000',
      '収入印紙の貼付は不要です',
    ]
    for (const word of words) expect(text).toContain(word)
    expect(text).not.toContain('再発行')
    // No tax was stated, so none is printed.
    expect(text).not.toMatch(/うち消費税額|¥400/)
  })

  it('INV-7, INV-8 states what was paid and its stated taxes, of each of two orders its own', async () => {
    const parts = [
      { kind: 'GOODS' as const, yen: 7480 },
      { kind: 'DELIVERY' as const, yen: 770 },
      { kind: 'FEE' as const, yen: 330 },
      { kind: 'POINTS' as const, yen: -500 },
    ]
    const taxes = [
      { rate: 10, total: 7000, tax: 636 },
      { rate: 8, total: 1080, tax: 80 },
    ]
    await createReadyOrder(server, { details: { totalPrice: 8250, amounts: { paid: 8080, parts, taxes } } })
    expect((await read()).data?.totalPrice).toBe(8080)
    const { text } = await textOf((await download()).bytes)
    for (const word of ['¥8,080－', '税率10％対象（税込）¥7,000', '¥636', '税率8％対象（税込）¥1,080', '¥80'])
      expect(text).toContain(word)
    expect(text).not.toMatch(/8,250|適用税率/)

    await createReadyOrder(server, { order: 'b', details: { amounts: { paid: 4100, parts: [], taxes } } })
    const other = { params: { orderNumber: ORDERS.b.orderNumber } }
    const answer = await server.raw('downloadInvoice', other, await server.logIn('b'))
    const { text: otherText } = await textOf(answer.bytes)
    expect(otherText).toContain('¥4,100－')
    // Its taxes are those of another amount.
    expect(otherText).not.toMatch(/636|8,080|対象/)
  })

  it('states the amount that is stated as paid, and no other, if its parts do not add up', async () => {
    const parts = [{ kind: 'GOODS' as const, yen: 9999 }]
    await createReadyOrder(server, { details: { totalPrice: 4400, amounts: { paid: 4100, parts, taxes: [] } } })
    const { text } = await textOf((await download()).bytes)
    expect(text).toContain('¥4,100－')
    expect(text).not.toMatch(/9,999|4,400|5,899/)
  })

  it('names no payment, and no rate of a shop that has not set one, where none is stated', async () => {
    await createReadyOrder(server, { details: { payMethod: '' } })
    await putTestProfile(server.database, {}, OTHER_PROFILE_FILE)
    const { text } = await textOf((await download()).bytes)
    expect(text).toContain('¥4,400－')
    expect(text).not.toMatch(/税率|消費税|お支払い方法/)
  })

  it('names the issuer of the profile', async () => {
    await putTestProfile(server.database, {}, OTHER_PROFILE_FILE)
    const { text } = await textOf((await download()).bytes)
    for (const words of ['株式会社花水木', '京都府京都市中京区99-1', '登録番号T8700110005901'])
      expect(text).toContain(words)
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
    const [row] = await server.database
      .selectFrom('invoice')
      .select('issues')
      .where('order_number', '=', orderNumber)
      .execute()
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

describe('a shop that is no demonstration', () => {
  let real: TestServer
  beforeAll(async () => {
    real = await testServer({ configuration: { demoShop: false } })
    await createReadyOrder(real)
  })
  afterAll(() => real.close())

  const answer = async (isPreview: boolean) => {
    const query: Record<string, string> = isPreview ? { preview: 'true' } : {}
    return real.raw('downloadInvoice', { params, query }, await real.logIn())
  }

  it.each([
    ['the demo shop', {}],
    ['the demo shop in earlier releases', { registrationNumber: '' }],
    ['the number of the demo shop under another name', { name: '別の会社' }],
  ])('makes no receipt, and no preview of one, whose issuer is that of %s', async (_, changes) => {
    const { issuer } = await givenProfile()
    await putTestProfile(real.database, { issuer: { ...(issuer as object), ...changes } })
    for (const isPreview of [false, true]) {
      const { status, bytes } = await answer(isPreview)
      expect([status, bytes.toString().includes('INVOICE_NOT_AVAILABLE')]).toEqual([403, true])
    }
    expect(real.lines.at(-1)).toContain('the issuer of the profile is that of the demo shop')
    expect(await real.database.selectFrom('invoice').select('issues').execute()).toEqual([])
  })

  it('makes one with its own issuer', async () => {
    await putTestProfile(real.database, {}, OTHER_PROFILE_FILE)
    const { status, bytes } = await answer(false)
    expect(status).toBe(200)
    expect((await textOf(bytes)).text).toContain('株式会社花水木')
  })
})
