import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDemoMessages } from '../demo/addDemoMessages.ts'
import { createMessageOrder, MESSAGE_TEMPLATES } from '../../testing/messageOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { readBundle } from './bundleFiles.ts'

const PAGE = `<!doctype html><html><head><meta name="description" content="x">
<title>x</title></head><body><div id="root"></div></body></html>`
let server: TestServer
let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'irodori-gift-'))
  for (const name of ['index.html', 'gift.html']) await writeFile(join(dist, name), PAGE)
  server = await testServer({ bundles: { studio: null, portal: await readBundle(dist) } })
  await createMessageOrder(server, 'a')
  const { orderNumber } = ORDERS.a
  const orders = server.database.updateTable('shop_order').where('order_number', '=', orderNumber)
  await orders.set({ status: 'URL_RELEASED' }).execute()
  await addDemoMessages({ ...server, now: () => server.clock.now }, MESSAGE_TEMPLATES)
})
afterAll(async () => {
  await server.close()
  await rm(dist, { recursive: true, force: true })
})

it('serves a released message with its data and font, excluded from search engines and caches', async () => {
  const { body, headers } = await server.app.inject('/digital-message/order-0')
  const [, json = ''] = /id="prefetched-queries">([^<]*)</.exec(body) ?? []
  const answers = JSON.parse(json) as { key: [string]; data: unknown }[]
  expect(answers.map(({ key: [path] }) => path)).toEqual([
    '/api/digitalMessage/order/{orderId}',
    '/api/digitalMessage/{orderNumber}',
  ])
  expect(body).toContain('href="/api/digitalMessage/order/order-0/font"')
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(body).toContain('property="og:image"')
  expect(headers['cache-control']).toBe('private, no-store')
})

it('reveals nothing about an order whose message is not released', async () => {
  const { body, statusCode } = await server.app.inject('/digital-message/order-1')
  expect(statusCode).toBe(200)
  expect(body).not.toContain('prefetched-queries')
  expect(body).not.toContain('/font')
})
