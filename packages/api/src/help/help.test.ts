import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Region } from '@irodori/contract/entities/help'
import type { StoredProduct } from '@irodori/contract/entities/product'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ORDERS, PRODUCTS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { OrderDetails } from '../database/tables/orders.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { listMails, readMail } from '../mail/mails.ts'
import { mailWriter } from '../mail/writeMail.ts'
import { postalCodesOf } from '../postal/postalCodes.ts'
import { subscriberNotifier } from './notifySubscribers.ts'

let server: TestServer
let details: OrderDetails
const NOW = new Date('2026-11-21T01:00:00.000Z')
const ordered = () => server.database.updateTable('shop_order').where('order_number', '=', ORDERS.a.orderNumber)

beforeAll(async () => {
  server = await testServer({ configuration: { publicUrl: 'https://shop.example' } })
  const query = server.database.selectFrom('shop_order').select('details')
  details = (await query.where('order_number', '=', ORDERS.a.orderNumber).executeTakeFirstOrThrow()).details
})
beforeEach(async () => {
  server.clock.now = NOW
  const { database } = server
  for (const table of ['mail', 'job', 'question', 'subscriber', 'magazine_reader', 'failed_attempt'] as const) {
    await database.deleteFrom(table).execute()
  }
  await ordered()
    .set({ orderer_email: null, details: json(details) })
    .execute()
  for (const product of PRODUCTS) {
    await database
      .updateTable('product')
      .set({ document: json(product) })
      .where('id', '=', product.id)
      .execute()
  }
})
afterAll(() => server.close())

const mailsOf = async (kind: Parameters<typeof listMails>[1]['kind'] & string) => {
  const found = await listMails(server.database, { kind })
  return Promise.all(found.map(async ({ id }) => (await readMail(server.database, id)) ?? expect.unreachable()))
}

describe('frequently asked questions', () => {
  it('lists frequently asked questions by position', async () => {
    const category = (id: string, position: number) => ({ id, name: id, title: id, position, faqs: [] })
    await server.database
      .insertInto('faq_category')
      .values(
        [category('b', 2), category('a', 1)].map((one) => ({
          id: one.id,
          position: one.position,
          document: json(one),
        })),
      )
      .execute()
    const { data } = await server.call('listFaq')
    expect(data?.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

const QUESTION = {
  email: 'Misaki@example.com',
  name: '佐藤 美咲',
  orderNumber: '',
  question: 'いつ届きますか。\n急いでいます。',
}

describe('ASK-3: a question', () => {
  const ask = (change: Partial<Record<keyof typeof QUESTION, unknown>> = {}, token?: string) =>
    server.call('askQuestion', { body: { ...QUESTION, ...change } }, token)

  it('stores a question, mails it to the shop and confirms it to its author, with a text to display', async () => {
    const { data, message } = await ask({ orderNumber: 'irodori-00000009' })
    expect(data?.question).toBe(QUESTION.question)
    expect(message).toMatch(/お問い合わせを受け付けました/)
    const [toShop] = await mailsOf('QUESTION_TO_SHOP')
    expect(toShop).toMatchObject({ recipient: 'shop@irodori.example' })
    for (const text of ['佐藤 美咲', 'misaki@example.com', 'irodori-00000009', QUESTION.question]) {
      expect(toShop?.body).toContain(text)
    }
    const [receipt] = await mailsOf('QUESTION_RECEIVED')
    expect(receipt).toMatchObject({ recipient: 'misaki@example.com' })
    expect(receipt?.body).not.toMatch(/急いで|佐藤/)
    expect(receipt?.body.match(/Q-[0-9A-F]{8}/)?.[0]).toBe(toShop?.body.match(/Q-[0-9A-F]{8}/)?.[0])
  })

  it('asks once for each key, however often and however much at once the call is repeated', async () => {
    const repeat = (key: string, body = QUESTION, as?: string) =>
      server.call('askQuestion', { body, headers: { 'Idempotency-Key': key } }, as)
    const answers = await Promise.all([repeat('one'), repeat('one'), repeat('one')])
    expect(new Set(answers.map(({ code, data }) => `${code} ${data?.id}`)).size).toBe(1)
    expect((await repeat('one')).data?.id).toBe(answers[0]?.data?.id)
    expect(await mailsOf('QUESTION_TO_SHOP')).toHaveLength(1)
    const other = { ...QUESTION, question: '色を選べますか。' }
    expect(await repeat('one', other)).toMatchObject({ code: 422, errorCode: 'IDEMPOTENCY_KEY_REUSED' })
    expect((await repeat('one', other, await server.logIn('b'))).code).toBe(200)
    expect((await repeat('two', other)).code).toBe(200)
    expect(await mailsOf('QUESTION_TO_SHOP')).toHaveLength(3)
    expect((await repeat('not a key')).code).toBe(400)
  })

  it.each([
    [{ name: '' }, { name: ['REQUIRED'] }],
    [{ name: ' 　' }, { name: ['REQUIRED'] }],
    [{ name: '\u0001' }, { name: ['REQUIRED'] }],
    [{ name: undefined }, { name: ['REQUIRED'] }],
    [{ name: 'あ'.repeat(51) }, { name: ['TOO_LONG'] }],
    [{ question: '\n \n' }, { question: ['REQUIRED'] }],
    [{ question: 'あ'.repeat(2001) }, { question: ['TOO_LONG'] }],
    [{ email: 'misaki' }, { email: ['INVALID'] }],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, { email: ['INVALID'] }],
    [{ orderNumber: '12' }, { orderNumber: ['INVALID'] }],
  ])('refuses a question with %j, with the codes of its fields, and sends nothing', async (change, error) => {
    expect(await ask(change)).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID', error })
    expect(await listMails(server.database, {})).toEqual([])
  })

  it.each([
    [{ name: 'あ'.repeat(50) }],
    [{ question: 'あ'.repeat(2000) }],
    [{ orderNumber: 'ｉｒｏｄｏｒｉ－００００００１２' }],
    [{ orderNumber: '123456-12345678-123' }],
    [{ orderNumber: undefined }],
  ])('accepts a question with %j', async (change) => {
    expect(await ask(change)).toMatchObject({ code: 200 })
  })

  it('mails every question to the shop, but limits the confirmations for each address', async () => {
    for (let i = 0; i < 7; i += 1) expect(await ask()).toMatchObject({ code: 200 })
    expect(await mailsOf('QUESTION_TO_SHOP')).toHaveLength(7)
    expect(await mailsOf('QUESTION_RECEIVED')).toHaveLength(5)
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_001)
    await ask()
    expect(await mailsOf('QUESTION_RECEIVED')).toHaveLength(6)
  })

  it('lists a question in its own session only, not for the order whose number was typed', async () => {
    const { orderNumber } = ORDERS.b
    const [a, b] = [await server.logIn('a'), await server.logIn('b')]
    await ask({ question: 'a', orderNumber }, a)
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    await ask({ question: 'a2' }, a)
    await ask({ question: 'without a session', orderNumber })
    const listed = async (token?: string) =>
      (await server.call('listQuestions', {}, token)).data?.map((one) => one.question)
    expect([await listed(a), await listed(b), await listed()]).toEqual([['a2', 'a'], [], []])
  })
})

const EMAIL = 'misaki@example.com'

describe('a subscription', () => {
  const subscribe = (id: string, body: Record<string, unknown>) =>
    server.call('subscribeProduct', { params: { id }, body })

  it('confirms a subscription by mail; a repetition is a duplicate', async () => {
    expect(await subscribe('card', { email: EMAIL, productId: 'card', productOptionId: 'matt' })).toMatchObject({
      code: 200,
    })
    const [confirmation] = await mailsOf('SUBSCRIBED')
    expect(confirmation?.body).toMatch(/小さなカード（マット）\n\n.*\nhttps:\/\/shop\.example\/product\/card\?o=matt\n/)
    expect(await subscribe('card', { email: ' MISAKI@example.com', productOptionId: 'matt' })).toMatchObject({
      code: 400,
      errorCode: 'PRODUCT_SUBSCRIBE_DUPLICATE',
    })
    expect(await subscribe('card', { email: EMAIL, productOptionId: '' })).toMatchObject({ code: 200 })
    expect(await subscribe('card', { email: EMAIL })).toMatchObject({ errorCode: 'PRODUCT_SUBSCRIBE_DUPLICATE' })
    expect(await subscribe('booklet', { email: EMAIL })).toMatchObject({ code: 200 })
  })

  it.each([
    ['', 'メールアドレスを入力してください。'],
    ['misaki', 'メールアドレスを正しく入力してください。'],
    ['a@example.com, b@example.com', 'メールアドレスを正しく入力してください。'],
    ['a@example.com\r\nBcc: b@example.com', 'メールアドレスを正しく入力してください。'],
    ['x'.repeat(5000), 'メールアドレスを正しく入力してください。'],
  ])('refuses a subscription for the address %j, with a text to display', async (email, message) => {
    const answer = await subscribe('card', { email })
    expect(answer).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID', error: { email: [message] } })
  })

  it.each(['none', 'hidden', 'deleted', '%', 'あ'])(
    'refuses a subscription to the unavailable product %j',
    async (id) => {
      expect(await subscribe(id, { email: EMAIL })).toMatchObject({ code: 404, errorCode: 'PRODUCT_IS_NOT_FOUND' })
    },
  )

  it('refuses a subscription to an unknown option or to two products', async () => {
    expect(await subscribe('card', { email: EMAIL, productOptionId: 'gold' })).toMatchObject({ code: 400 })
    expect(await subscribe('card', { email: EMAIL, productId: 'booklet' })).toMatchObject({ code: 400 })
  })

  it('stores a subscription once if it is requested several times at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => subscribe('card', { email: EMAIL })))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400])
    expect(await mailsOf('SUBSCRIBED')).toHaveLength(1)
  })
})

describe('the subscribers of a product', () => {
  const [card] = PRODUCTS as [StoredProduct, ...StoredProduct[]]
  const stock = async (quantityInStock: number, matt: number, change: Partial<StoredProduct> = {}) => {
    const options = [
      { identifier: 'matt', name: 'マット', inStock: matt },
      { identifier: 'gloss', name: '光沢', inStock: 0 },
    ]
    const document = json({ ...card, quantityInStock, options, ...change })
    await server.database.updateTable('product').set({ document }).where('id', '=', 'card').execute()
  }
  const subscribe = (email: string, productOptionId = '') =>
    server.call('subscribeProduct', { params: { id: 'card' }, body: { email, productOptionId } })
  const notify = (optionId: string | null = null) => {
    const now = () => server.clock.now
    const publicUrl = 'https://shop.example'
    const notifySubscribers = subscriberNotifier({
      now,
      publicUrl,
      writeMail: mailWriter({ now, publicUrl }),
    })
    return transact(server.database, (tx) => notifySubscribers(tx, 'card', optionId))
  }
  const notified = async () => (await mailsOf('BACK_IN_STOCK')).map(({ recipient }) => recipient).sort()

  beforeEach(() => stock(0, 0))

  it('STK-1: notifies subscribers once, from the sixth piece on', async () => {
    await subscribe('a@example.com', 'matt')
    await stock(0, 5)
    expect([await notify('matt'), await notified()]).toEqual([0, []])
    await stock(0, 6)
    expect([await notify('matt'), await notified()]).toEqual([1, ['a@example.com']])
    expect([await notify('matt'), await notified()]).toEqual([0, ['a@example.com']])
  })

  it('STK-2 STK-3: notifies subscribers of an option for it, and others if any option is in stock', async () => {
    await subscribe('gloss@example.com', 'gloss')
    await subscribe('matt@example.com', 'matt')
    await subscribe('any@example.com')
    await stock(100, 0)
    expect(await notify()).toBe(0)
    await stock(0, 9)
    expect(await notify('gloss')).toBe(1)
    expect(await notified()).toEqual(['any@example.com'])
    expect(await notify('matt')).toBe(1)
    expect(await notified()).toEqual(['any@example.com', 'matt@example.com'])
  })

  it('notifies subscribers by the stock of a product without options', async () => {
    await stock(0, 0, { options: [] })
    await subscribe('a@example.com')
    expect(await notify()).toBe(0)
    await stock(6, 0, { options: [] })
    expect(await notify()).toBe(1)
  })

  it('notifies no subscribers while the product is hidden or deleted', async () => {
    await subscribe('a@example.com', 'matt')
    await stock(0, 9, { isPublic: false })
    expect(await notify()).toBe(0)
    await stock(0, 9, { isDeleted: true })
    expect(await notify()).toBe(0)
  })

  it('notifies a subscriber again who subscribes again after a notification', async () => {
    await subscribe('a@example.com', 'matt')
    await stock(0, 9)
    await notify('matt')
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    expect(await subscribe('a@example.com', 'matt')).toMatchObject({ code: 200 })
    expect(await notify('matt')).toBe(1)
    expect(await notified()).toEqual(['a@example.com', 'a@example.com'])
  })

  it('notifies no subscribers if the change of the stock fails', async () => {
    await subscribe('a@example.com', 'matt')
    await stock(0, 9)
    const now = () => server.clock.now
    const notifySubscribers = subscriberNotifier({
      now,
      publicUrl: '',
      writeMail: mailWriter({ now, publicUrl: '' }),
    })
    const failing = transact(server.database, async (tx) => {
      await notifySubscribers(tx, 'card', 'matt')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await notified()).toEqual([])
    expect(await notify('matt')).toBe(1)
  })
})

describe('the mail magazine', () => {
  const cancel = (token: string, headers: Record<string, string> = {}) =>
    server.call('cancelMagazine', { params: { token }, headers })
  const reader = () => server.database.selectFrom('magazine_reader').selectAll().executeTakeFirstOrThrow()

  beforeEach(async () => {
    await server.database
      .insertInto('magazine_reader')
      .values({ email: EMAIL, token: 'right', subscribed_at: server.clock.now })
      .execute()
  })

  it('USB-1: cancels the subscription by its token; a repetition keeps the first day', async () => {
    const first = server.clock.now
    expect(await cancel('right')).toMatchObject({ code: 200, data: null })
    server.clock.now = new Date(first.getTime() + 60_000)
    expect(await cancel('right')).toMatchObject({ code: 200, data: null })
    expect(await reader()).toMatchObject({ cancelled_at: first })
  })

  it.each(['wrong', 'RIGHT', "' or 1=1 --", 'あ', '%00'])(
    'USB-2: keeps the subscription for the token %j, which gets the same answer',
    async (token) => {
      expect(await cancel(token)).toMatchObject({ code: 200, data: null })
      expect(await reader()).toMatchObject({ cancelled_at: null })
    },
  )

  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
  ])('keeps the subscription on a prefetch with the header %s: %s', async (header, value) => {
    expect(await cancel('right', { [header]: value })).toMatchObject({ code: 403 })
    expect(await reader()).toMatchObject({ cancelled_at: null })
  })
})

describe('the delivery regions', () => {
  it('lists no delivery regions until the shop has some', async () => {
    expect((await server.call('listRegions')).data).toEqual([])
    expect((await server.call('readRegionIntro')).data).toEqual({ title: '', content: '' })
    expect((await server.call('listRegionSettings')).data).toEqual([])
  })

  it('RGN-1: lists delivery regions with their introduction and settings', async () => {
    const region = (id: string): Region => ({
      id,
      name: '関東',
      prefecture: '東京都',
      reading: 'とうきょうと',
      days: 1,
      note: '',
      times: null,
      districts: [],
    })
    const setting = { id: 'days', settingKey: 'DAYS', status: true }
    const rows = ['b', 'a'].map((id, index) => ({ id, position: index, document: json(region(id)) }))
    await server.database.insertInto('region').values(rows).execute()
    await server.database
      .insertInto('setting')
      .values([
        { name: 'regionIntro', value: json({ title: 'お届け', content: '目安です。' }) },
        { name: 'regionSettings', value: json([setting]) },
      ])
      .execute()
    expect((await server.call('listRegions')).data?.map(({ id }) => id)).toEqual(['b', 'a'])
    expect((await server.call('readRegionIntro')).data).toEqual({ title: 'お届け', content: '目安です。' })
    expect((await server.call('listRegionSettings')).data).toEqual([setting])
  })
})

describe('postal codes', () => {
  it('finds postal codes by their first three digits, and lets the answer be cached for a day', async () => {
    const answer = await server.raw('listPostalCodes', { params: { firstThreeDigits: '100' } })
    expect(answer.headers['cache-control']).toBe('public, max-age=86400')
    const { data } = await server.call('listPostalCodes', { params: { firstThreeDigits: '100' } })
    expect(data?.['1000001']).toEqual({ prefecture: '東京都', city: '千代田区', town: '千代田' })
    expect(data?.['1000000']).toEqual({ prefecture: '東京都', city: '千代田区', town: '' })
    expect(data?.['10060']).toEqual({ prefecture: '東京都', city: '千代田区', town: '霞が関霞が関ビル' })
    expect(Object.keys(data ?? {}).every((code) => /^100(\d{2}|\d{4})$/.test(code))).toBe(true)
  })

  it('leave a field empty if the places of one code differ in it', () => {
    expect(postalCodesOf('190')['1900100']).toEqual({ prefecture: '東京都', city: '', town: '' })
    expect(postalCodesOf('276')['2760035']).toMatchObject({ city: '八千代市', town: '' })
  })

  it('finds no postal codes for unused digits, and refuses invalid ones', async () => {
    expect((await server.call('listPostalCodes', { params: { firstThreeDigits: '000' } })).data).toEqual({})
    for (const firstThreeDigits of ['10', '1000', 'abc', '１００', '1 0']) {
      expect((await server.call('listPostalCodes', { params: { firstThreeDigits } })).code).toBe(400)
    }
  })

  it('cover Japan, each with a known prefecture', async () => {
    const rules = await readFile(
      fileURLToPath(new URL('../../../rules/src/person/prefecture.ts', import.meta.url)),
      'utf8',
    )
    const codes = Array.from({ length: 1000 }, (_, area) => postalCodesOf(String(area).padStart(3, '0')))
    const places = codes.flatMap((area) => Object.values(area))
    const prefectures = new Set(places.map(({ prefecture }) => prefecture))
    expect(places.length).toBeGreaterThan(110_000)
    expect(prefectures.size).toBe(47)
    expect([...prefectures].filter((name) => !rules.includes(`'${name}'`))).toEqual([])
  })
})

describe('the login guide', () => {
  const PHONE = ORDERS.a.phoneNumber
  const { orderNumber } = ORDERS.a
  const change = (changed: Partial<OrderDetails>) =>
    ordered()
      .set({ orderer_email: EMAIL, details: json({ ...details, ...changed }) })
      .execute()
  const list = (ecSite: string, email: string, phoneNumber: string) =>
    server.call('listGuideOrders', { params: { ecSite, email, phoneNumber } })
  const read = (email: string, phoneNumber: string, number: string) =>
    server.call('readGuideEmail', { params: { email, phoneNumber, orderNumber: number } })
  beforeEach(() => change({ ecSiteId: 'YAHOO' }))

  it('lists the orders of an address and a phone number at the given marketplace', async () => {
    const { data } = await list('YAHOO', 'MISAKI@example.com', '+81 90-1111-1111')
    expect(data).toMatchObject([{ orderNumber, unit: 3, productNames: ['小さなカード', '準備中', '終了'] }])
  })

  it('gives the same answer for any wrong input', async () => {
    const answers = await Promise.all([
      list('YAHOO', 'other@example.com', PHONE),
      list('YAHOO', EMAIL, '090-9999-9999'),
      list('RAKUTEN', EMAIL, PHONE),
      list('YAHOO', '%', PHONE),
      list('YAHOO', EMAIL, 'あ'),
      read('other@example.com', PHONE, orderNumber),
      read(EMAIL, '090-9999-9999', orderNumber),
      read(EMAIL, PHONE, ORDERS.b.orderNumber),
      read(EMAIL, PHONE, 'none'),
    ])
    const [first] = answers
    expect(first).toMatchObject({ code: 404, errorCode: 'NOT_FOUND' })
    for (const answer of answers) expect(answer).toEqual(first)
    expect((await list('AMAZON', EMAIL, PHONE)).code).toBe(400)
  })

  it('returns the guide for one order and does not mail it', async () => {
    const { data } = await read(EMAIL, PHONE, orderNumber)
    expect(data?.title).toBe('ログイン方法のご案内')
    expect(data?.content).toContain(`ご注文番号：${orderNumber}`)
    expect(data?.content).toContain('https://shop.example/home')
    expect(await listMails(server.database, {})).toEqual([])
  })

  it('mails the guide for points once, to the customer of an order that is paid with points', async () => {
    const token = await server.logIn('a')
    const send = (headers: Record<string, string> = {}, number: string = orderNumber) =>
      server.call('sendRakutenPointMail', { query: { orderNumber: number }, headers }, token)
    expect(await send()).toMatchObject({ code: 400, errorCode: 'STATUS_NOT_ALLOWED' })
    await change({ paymentType: 'RAKUTEN_POINT' })
    expect(await send({ 'sec-purpose': 'prefetch' })).toMatchObject({ code: 403 })
    expect(await listMails(server.database, {})).toEqual([])
    expect([(await send()).code, (await send()).code]).toEqual([200, 200])
    expect(await listMails(server.database, { orderNumber })).toMatchObject([
      { kind: 'RAKUTEN_POINT', recipient: EMAIL },
    ])
    expect(await send({}, ORDERS.b.orderNumber)).toMatchObject({ code: 403 })
  })

  it('refuses the guide for points if the address is unknown', async () => {
    await change({ paymentType: 'RAKUTEN_POINT' })
    await ordered().set({ orderer_email: null }).execute()
    const token = await server.logIn('a')
    const answer = await server.call('sendRakutenPointMail', { query: { orderNumber } }, token)
    expect(answer).toMatchObject({ code: 404, errorCode: 'NOT_FOUND' })
  })
})

describe('malformed input', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '\u0000',
      '\ud800',
      'a\u0000b',
      '',
      '%',
      '../..',
      "'; drop table question; --",
      '𠮷',
      null,
      1,
      [],
      {},
    ),
  )

  it('never causes a server error', async () => {
    await fc.assert(
      fc.asyncProperty(odd, odd, odd, odd, async (a, b, c, d) => {
        const segment = String(b).toWellFormed() || 'x'
        const good = { ...QUESTION }
        const answers = [
          await server.raw('askQuestion', { body: { email: a, name: b, orderNumber: c, question: d } }),
          await server.raw('askQuestion', { body: { ...good, name: b, question: d } }),
          await server.raw('subscribeProduct', { params: { id: segment }, body: { email: a, productOptionId: c } }),
          await server.raw('subscribeProduct', { params: { id: 'card' }, body: { email: EMAIL, productOptionId: c } }),
          await server.raw('cancelMagazine', { params: { token: segment } }),
          await server.raw('listGuideOrders', { params: { ecSite: 'YAHOO', email: segment, phoneNumber: segment } }),
          await server.raw('readGuideEmail', { params: { email: EMAIL, phoneNumber: segment, orderNumber: segment } }),
          await server.raw('listPostalCodes', { params: { firstThreeDigits: segment } }),
        ]
        expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
