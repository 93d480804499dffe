import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxOrders } from './sandboxOrders.ts'
import type { Sandbox } from './startSandbox.ts'
import { startSandbox } from './startSandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox(() => new Date('2026-11-20T03:00:00.000Z'))
})
afterAll(() => sandbox.close())

describe('sandbox orders', () => {
  it('have unique numbers in the form of their marketplace', () => {
    const forms = { YAHOO: /^\d{8}$/, RAKUTEN: /^\d{6}-\d{8}-\d{10}$/, COLOR_ME: /^\d{9}$/ }
    for (const { shop, orderNumber } of sandboxOrders) expect(orderNumber).toMatch(forms[shop])
    expect(new Set(sandboxOrders.map(({ orderNumber }) => orderNumber)).size).toBe(sandboxOrders.length)
  })

  it('have different sentences within a marketplace', () => {
    const sentences = sandboxOrders.map(({ shop, sentence }) => `${shop} ${sentence}`)
    expect(new Set(sentences).size).toBe(sandboxOrders.length)
  })

  it('the README lists every sandbox order with its sentence', () => {
    const lines = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').split('\n')
    for (const { orderNumber, sentence } of sandboxOrders) {
      expect(lines.find((line) => line.includes(`\`${orderNumber}\``))).toContain(sentence)
    }
  })
})

describe('the sandbox', () => {
  it('listens on loopback only and requires its key', async () => {
    const { url, key } = sandbox.shops.YAHOO
    expect(new URL(url).hostname).toBe('127.0.0.1')
    const ask = (authorization: string) => fetch(`${url}/v1/orderInfo?orderId=20000001`, { headers: { authorization } })
    expect((await ask('Bearer guess')).status).toBe(401)
    expect((await ask(`Bearer ${key}`)).status).toBe(200)
  })

  it('refuses the key in the header of another marketplace', async () => {
    const { url, key } = sandbox.shops.COLOR_ME
    const wrong = await fetch(`${url}/v1/sales/300000001.json`, { headers: { authorization: `Bearer ${key}` } })
    expect(wrong.status).toBe(401)
    const right = await fetch(`${url}/v1/sales/300000001.json`, { headers: { 'x-access-token': key } })
    expect(await right.json()).toMatchObject({ sale: { id: 300_000_001, paid: true } })
  })

  it('answers 404 outside the three marketplaces', async () => {
    expect((await fetch(new URL('/', sandbox.shops.YAHOO.url))).status).toBe(404)
  })

  it('closes while a request is waiting for an answer', async () => {
    const other = await startSandbox(() => new Date())
    const { url, key } = other.shops.YAHOO
    const headers = { authorization: `Bearer ${key}` }
    const waiting = fetch(`${url}/v1/orderInfo?orderId=20000014`, { headers }).then(
      () => 'answered',
      () => 'cut',
    )
    await fetch(`${url}/v1/orderInfo?orderId=20000001`, { headers })
    await other.close()
    expect(await waiting).toBe('cut')
  })
})
