import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../testing/createReadyOrder.ts'
import { createMessageOrder, designCard, MESSAGE_TEMPLATES, resetOrders } from '../testing/messageOrder.ts'
import { halvesPng } from '../testing/photos.ts'
import { ORDERS } from '../testing/smallShop.ts'
import type { TestServer } from '../testing/testServer.ts'
import { testServer } from '../testing/testServer.ts'

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
      ['ORDER_TAKEN_BACK', KEN, b, `Start of production taken back (${b})`],
      ['ORDER_TAKEN_BACK', MISAKI, a, `製作開始のお申し込みを取り消しました（${a}）`],
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
    const body = { orderId: data?.id ?? '', deliveryTime: '午前中' }
    // The recipient reads English; the giver does not.
    await server.call('startProduction', { params: { orderNumber: a }, body, ...ENGLISH })
    await server.call('startProduction', { params: { orderNumber: a }, body, ...ENGLISH })
    expect((await mails()).map(([kind, to, , subject]) => [kind, to, subject])).toEqual([
      ['MESSAGE_RELEASED', MISAKI, `デジタルメッセージを公開しました（${a}）`],
      ['MESSAGE_ACCEPTED', MISAKI, `贈りものが受け取られました（${a}）`],
    ])
  })
})
