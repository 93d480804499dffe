import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMessageOrder, MESSAGE_TEMPLATES } from '../../testing/messageOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { probeMedia } from '../message/media/probeMedia.ts'
import { fileNamesOf } from '../message/parts/messageFiles.ts'
import { listMessageItems } from '../message/parts/messageItems.ts'
import { addDemoMessages } from './addDemoMessages.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await createMessageOrder(server, 'a')
  const { orderNumber } = ORDERS.a
  await server.database
    .updateTable('shop_order')
    .set({ status: 'URL_RELEASED' })
    .where('order_number', '=', orderNumber)
    .execute()
})
afterAll(() => server.close())

const folder = async () => {
  const { orderNumber } = ORDERS.a
  const query = server.database.selectFrom('shop_order').select('image_folder').where('order_number', '=', orderNumber)
  return (await query.executeTakeFirstOrThrow()).image_folder
}

describe('the message of a demo order', () => {
  it('opens by its link, and is added once', async () => {
    const deps = { ...server, now: () => server.clock.now }
    await addDemoMessages(deps, MESSAGE_TEMPLATES)
    const { orderNumber } = ORDERS.a
    const items = await listMessageItems(server.database, orderNumber)
    expect(items.map(({ type, position }) => `${type} ${position}`)).toEqual([
      'AUDIO 1',
      'RECT_IMAGE 1',
      'RECT_IMAGE 2',
      'RECT_IMAGE 3',
      'TEXT 1',
      'TEXT 2',
      'VIDEO 1',
    ])
    for (const [fileType, name] of [
      ['video', 'VIDEO'],
      ['audio', 'AUDIO'],
    ] as const) {
      const [medium = ''] = items.filter(({ type }) => type === name).flatMap(fileNamesOf)
      const key = `messages/${await folder()}/${medium}`
      const probe = await probeMedia({ file: (await server.storage.get(key)) ?? new Uint8Array(0) })
      expect(probe, fileType).toMatchObject({ ok: true, value: { container: 'MP4', hasSound: true } })
    }
    const { data } = await server.call('readMessageOrder', { params: { orderId: 'order-0' } })
    expect(data).toMatchObject({ theme: 'for-you-blue', canAccept: true, urlReleasedDate: '2026-11-18T01:00:00.000Z' })
    const [fileName = ''] = items.filter(({ type }) => type === 'RECT_IMAGE').flatMap(fileNamesOf)
    const file = await server.raw('readMessageFile', { params: { orderNumber, fileType: 'image', fileName } })
    expect(file.headers['content-type']).toBe('image/jpeg')

    await addDemoMessages(deps, MESSAGE_TEMPLATES)
    expect(await listMessageItems(server.database, orderNumber)).toEqual(items)
  })
})
