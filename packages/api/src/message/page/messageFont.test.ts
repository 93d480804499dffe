import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMessageOrder, MESSAGE_TEMPLATES } from '../../../testing/messageOrder.ts'
import { ORDERS } from '../../../testing/smallShop.ts'
import type { TestServer } from '../../../testing/testServer.ts'
import { testServer } from '../../../testing/testServer.ts'

let server: TestServer
const { orderNumber } = ORDERS.a
const templateId = MESSAGE_TEMPLATES[0]?.id ?? ''
beforeAll(async () => {
  server = await testServer()
  await createMessageOrder(server, 'a', { messageTemplateId: templateId })
  const token = await server.logIn()
  const body = { orderNumber, templateId, position: 2, text: '邊' }
  await server.call('saveMessageText', { body }, token)
})
afterAll(() => server.close())

const font = (orderId: string) => server.raw('readMessageFont', { params: { orderId } })
const release = (status: 'URL_RELEASED' | 'WAITING') =>
  server.database
    .updateTable('shop_order')
    .set({ status, url_released_at: server.clock.now })
    .where('order_number', '=', orderNumber)
    .execute()

it('serves the font of a message only through its open link, small and subset once', async () => {
  expect((await font('order-0')).status).toBe(404)
  await release('URL_RELEASED')
  const first = await font('order-0')
  expect([first.status, first.headers['content-type']]).toEqual([200, 'font/woff2'])
  expect(first.bytes.subarray(0, 4).toString()).toBe('wOF2')
  expect(first.bytes.length).toBeLessThan(30_000)
  const [key = '', ...others] = await server.storage.list('message-fonts')
  expect(others).toEqual([])
  expect(Buffer.from((await server.storage.get(key)) ?? []).equals(first.bytes)).toBe(true)
  await server.storage.put(key, Buffer.from('kept'))
  expect((await font('order-0')).bytes.toString()).toBe('kept')
  expect((await font('order-nobody')).status).toBe(404)
})
