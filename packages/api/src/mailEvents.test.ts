import { dayText } from './mail/content/mailDates.ts'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../testing/createReadyOrder.ts'
import { createMessageOrder, designCard, MESSAGE_TEMPLATES, resetOrders } from '../testing/messageOrder.ts'
import { halvesPng } from '../testing/photos.ts'
import { ORDERS } from '../testing/smallShop.ts'
import type { TestServer } from '../testing/testServer.ts'
import { testServer } from '../testing/testServer.ts'
import { findProduct } from './catalogue/catalogue.ts'
import type { OrderDetails, OrderRow } from './database/tables/orders.ts'
import { orderFileKey } from './image/imageFiles.ts'
import { startRunner } from './jobs/runner.ts'
import { fileTransport } from './mail/fileTransport.ts'
import { MAIL_JOB, mailJob } from './mail/mailJob.ts'

const MISAKI = 'misaki@irodori.example'
const KEN = 'ken@irodori.example'
const ENGLISH = { headers: { cookie: 'irodori.language=en' } }

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = new Date('2026-11-21T01:00:00.000Z')
  await server.database.deleteFrom('mail').execute()
  await server.database.deleteFrom('job').execute()
  await server.database.updateTable('shop_order').set({ account_id: null, language: null }).execute()
  const product = await findProduct(server.database, 'card')
  const options = [{ identifier: 'matt', name: 'マット', inStock: 99 }]
  await server.database
    .updateTable('product')
    .set({ document: JSON.stringify({ ...product, options }) })
    .where('id', '=', 'card')
    .execute()
})

const mails = async () =>
  (
    await server.database
      .selectFrom('mail')
      .select(['kind', 'recipient', 'order_number', 'subject'])
      .orderBy('created_at')
      .orderBy('recipient')
      .execute()
  ).map(({ kind, recipient, order_number, subject }) => [kind, recipient, order_number, subject])

/** Sends what waits in the outbox as files, and reads every message back with a parser of its own. */
async function sentMails(): Promise<Email[]> {
  const folder = await mkdtemp(join(tmpdir(), 'irodori-mails-'))
  const transport = fileTransport(folder)
  const { database, storage, pool, clock } = server
  const now = () => clock.now
  const log = () => undefined
  const handlers = { [MAIL_JOB]: mailJob({ database, storage, pool, transport, now, log }) }
  const runner = startRunner({ database, log, concurrency: 1, handlers })
  await runner.idle()
  await runner.stop()
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.eml'))
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))))
  for (const file of files) expect(file.length).toBeLessThan(500_000)
  await rm(folder, { recursive: true })
  const parsed = await Promise.all(files.map((file) => PostalMime.parse(file)))
  return parsed.toSorted((one, other) => (one.to?.[0]?.address ?? '').localeCompare(other.to?.[0]?.address ?? ''))
}

/** Gives each designed page of an order a picture that can be read, and returns the order. */
async function readyOrder(order: 'a' | 'b', email: string, details: Partial<OrderDetails> = {}): Promise<OrderRow> {
  const row = await createReadyOrder(server, { order, email, pieces: 2, details })
  const designs = await server.database
    .selectFrom('design')
    .select('print_name')
    .where('order_number', '=', row.order_number)
    .execute()
  for (const { print_name } of designs) {
    await server.storage.put(orderFileKey(row.image_folder, print_name ?? ''), halvesPng(900, 600))
  }
  return row
}

const HOSTILE = '<img src=https://evil.example/x.png>\r\nBcc: victim@example.com \u202e"佐藤'

describe('two customers with an order each', () => {
  const a = ORDERS.a.orderNumber
  const b = ORDERS.b.orderNumber

  it('writes one mail to each customer, in the language of that customer, when both start and take back', async () => {
    await createReadyOrder(server, { order: 'a', email: MISAKI })
    await createReadyOrder(server, { order: 'b', email: KEN })
    const tokens = { a: await server.logIn('a'), b: await server.logIn('b') }
    await server.call('listOrders', ENGLISH, tokens.b)
    await server.call('scheduleCreation', { params: { orderNumber: a }, body: {} }, tokens.a)
    await server.call('scheduleCreation', { params: { orderNumber: b }, body: {} }, tokens.b)
    await server.call('scheduleCreation', { params: { orderNumber: b }, body: {} }, tokens.b)
    server.clock.now = new Date('2026-11-21T01:05:00.000Z')
    await server.call('cancelCreation', { params: { orderNumber: a } }, tokens.a)
    await server.call('cancelCreation', { params: { orderNumber: b } }, tokens.b)
    await server.call('cancelCreation', { params: { orderNumber: b } }, tokens.b)
    expect(await mails()).toEqual([
      ['ORDER_SCHEDULED', KEN, b, `Your request to start production (${b})`],
      ['ORDER_SCHEDULED', MISAKI, a, `製作開始のお申し込みを受け付けました（${a}）`],
      ['ORDER_TAKEN_BACK', KEN, b, `Start of production cancelled (${b})`],
      ['ORDER_TAKEN_BACK', MISAKI, a, `製作開始のお申し込みを取り消しました（${a}）`],
    ])
  })

  it('sends each customer a whole message about the own order only, with its pictures', async () => {
    const person = (familyName: string) => ({ familyName, firstName: '花', familyNameKana: '', firstNameKana: '' })
    const rows = {
      a: await readyOrder('a', MISAKI, { orderer: person(HOSTILE) }),
      b: await readyOrder('b', KEN, { orderer: person('田中') }),
    }
    await server.database.updateTable('shop_order').set({ language: 'en' }).where('order_number', '=', b).execute()
    for (const order of ['a', 'b'] as const) {
      const { orderNumber } = ORDERS[order]
      const token = await server.logIn(order)
      await server.call('scheduleCreation', { params: { orderNumber }, body: {} }, token)
    }
    const [ken, misaki, ...others] = await sentMails()
    expect(others).toEqual([])
    for (const [mail, to, own, other] of [
      [ken, KEN, b, a],
      [misaki, MISAKI, a, b],
    ] as const) {
      expect(mail?.to).toEqual([{ address: to, name: '' }])
      expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined])
      expect(mail?.replyTo).toEqual([{ address: 'shop@irodori.example', name: '' }])
      for (const part of [mail?.subject, mail?.text, mail?.html]) {
        expect(part).toContain(own)
        expect(part).not.toContain(other)
      }
      const shown = [...(mail?.html ?? '').matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, source]) => source)
      expect(shown).toEqual(mail?.attachments.map(({ contentId }) => `cid:${contentId?.slice(1, -1)}`))
      expect(shown).toHaveLength(2)
      expect(mail?.html).toContain('href="http://localhost:3000/mypage"')
      expect(mail?.text).toContain('http://localhost:3000/mypage')
      expect(mail?.html).not.toContain(rows.a.image_folder)
    }
    expect(ken?.html).toContain('<html dir="ltr" lang="en">')
    expect(misaki?.html).toContain('<html dir="ltr" lang="ja">')
    expect(misaki?.html).toContain('&lt;img src=https://evil.example/x.png&gt; Bcc: victim@example.com')
    expect(misaki?.text).not.toContain('\u202e')
    expect(misaki?.messageId).not.toBe(ken?.messageId)
    expect(await sentMails()).toEqual([])
  })

  it('SHP-8: names the ship date of the own order as my page shows it, from the start of production on', async () => {
    await readyOrder('a', MISAKI)
    await readyOrder('b', KEN)
    const shown = async (order: 'a' | 'b') => {
      const { orderNumber } = ORDERS[order]
      const token = await server.logIn(order)
      await server.call('scheduleCreation', { params: { orderNumber }, body: {} }, token)
      const { data } = await server.call('readOrder', { params: { orderNumber } }, token)
      return data?.packages[0]?.plannedShipDate ?? ''
    }
    const dayA = await shown('a')
    server.clock.now = new Date('2026-12-14T01:00:00.000Z')
    const dayB = await shown('b')
    expect(dayA < dayB).toBe(true)
    const [ken, misaki] = await sentMails()
    for (const [mail, own, other] of [
      [misaki, dayA, dayB],
      [ken, dayB, dayA],
    ] as const) {
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain('出荷予定日')
        expect(part).toContain(dayText('ja', own))
        expect(part).not.toContain(dayText('ja', other))
      }
    }
  })

  it('writes to the confirmed address of the account that an order was joined to, if the order has none', async () => {
    await createReadyOrder(server, { order: 'a', email: null })
    await createReadyOrder(server, { order: 'b', email: null })
    const token = await server.logInUser('joined@irodori.example', ['a'])
    await server.database.deleteFrom('mail').execute()
    await server.call('scheduleCreation', { params: { orderNumber: a }, body: {}, ...ENGLISH }, token)
    await server.call('scheduleCreation', { params: { orderNumber: b }, body: {} }, await server.logIn('b'))
    expect(await mails()).toEqual([
      ['ORDER_SCHEDULED', 'joined@irodori.example', a, `Your request to start production (${a})`],
    ])
  })

  it('tells the giver once, and nobody else, that a gift was accepted', async () => {
    await resetOrders(server)
    await createMessageOrder(server, 'a')
    const token = await server.logIn('a')
    await designCard(server, 'a', token)
    await server.database.updateTable('shop_order').set({ orderer_email: KEN }).where('order_number', '=', b).execute()
    await server.database
      .updateTable('shop_order')
      .set({ orderer_email: MISAKI })
      .where('order_number', '=', a)
      .execute()
    const templateId = MESSAGE_TEMPLATES[1]?.id ?? randomUUID()
    const picture = { query: { position: '1' }, body: { orderNumber: a, templateId }, file: halvesPng(90, 90) }
    await server.call('saveMessageImage', picture, token)
    const { data } = await server.call('releaseMessage', { params: { orderNumber: a }, body: { templateId } }, token)
    // Both ends: production starts two months after the release, the page opens for six.
    const [release] = await sentMails()
    expect(release?.text).toContain('お届けの日時を選べる期限：2027年1月21日(木) 10:00')
    expect(release?.text).toContain('ページの公開期限：2027年5月21日(金)')
    const body = { orderId: data?.id ?? '', deliveryTime: '午前中' }
    server.clock.now = new Date('2026-11-21T01:05:00.000Z')
    // The recipient reads English; the giver does not.
    await server.call('startProduction', { params: { orderNumber: a }, body, ...ENGLISH })
    await server.call('startProduction', { params: { orderNumber: a }, body, ...ENGLISH })
    expect((await mails()).map(([kind, to, , subject]) => [kind, to, subject])).toEqual([
      ['MESSAGE_RELEASED', MISAKI, `デジタルメッセージを公開しました（${a}）`],
      ['MESSAGE_ACCEPTED', MISAKI, `贈りものが受け取られました（${a}）`],
    ])
  })
})
