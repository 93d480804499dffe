import { HOUR_MS } from '@irodori/contract/durations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { countMails } from '../../testing/accountMail.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

const { orderNumber, phoneNumber } = ORDERS.a
const EMAIL = 'owner@example.jp'
const BY_PAGE = { 'sec-fetch-site': 'same-origin' }

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await server.database
    .updateTable('shop_order')
    .set({ orderer_email: EMAIL })
    .where('order_number', '=', orderNumber)
    .execute()
})
beforeEach(async () => {
  server.clock.now = new Date(server.clock.now.getTime() + HOUR_MS + 1)
  await server.database.deleteFrom('failed_attempt').execute()
  await server.database.deleteFrom('known_device').execute()
  await server.database.deleteFrom('mail').execute()
})
afterAll(() => server.close())

const logIn = (phone: string, cookie?: string) =>
  server.call('loginGuest', {
    body: { orderNumber, phoneNumber: phone },
    headers: { ...BY_PAGE, ...(cookie !== undefined && { cookie }) },
  })

/** Others guess at the order until it accepts no number of this address. */
async function attack(): Promise<void> {
  for (let i = 0; i < 25; i += 1) await logIn(`09000000${String(i).padStart(3, '0')}`)
  expect((await logIn(phoneNumber)).errorCode).toBe('TOO_MANY_TRIES')
}

/** The path of the link in the latest mail. */
async function mailedPath(): Promise<string> {
  await server.call('requestDeviceLink', { body: { orderNumber } })
  await server.jobs.idle()
  const { body } = await server.database
    .selectFrom('mail')
    .select('body')
    .where('kind', '=', 'ORDER_DEVICE_LINK')
    .where('recipient', '=', EMAIL)
    .executeTakeFirstOrThrow()
  return /\/open\/[\w-]{43}/.exec(body)?.[0] ?? ''
}

async function open(path: string, cookie?: string) {
  const answer = await server.app.inject({
    method: 'GET',
    url: path,
    headers: { 'sec-fetch-site': 'cross-site', ...(cookie !== undefined && { cookie }) },
  })
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    303,
    '/mypage',
    'no-store',
  ])
  return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
}

it('SES-45: a mailed link lets a new device try the phone number while others guess at the order', async () => {
  await attack()
  const path = await mailedPath()
  const cookie = await open(path)
  expect(cookie).toMatch(/^irodori\.device=[\w-]{43}$/)
  // The device keeps its cookie, and a program that checked the mail has used up nothing.
  expect(await open(path, cookie)).toBe('')
  expect((await logIn('09099999999', cookie)).errorCode).toBe('ORDER_NUMBER_NOT_FOUND')
  expect((await logIn(phoneNumber, cookie)).code).toBe(200)
  expect((await logIn(phoneNumber)).errorCode).toBe('TOO_MANY_TRIES')
})

it('refuses a device with a link that is an hour old, and with an invented one', async () => {
  const path = await mailedPath()
  server.clock.now = new Date(server.clock.now.getTime() + HOUR_MS)
  await attack()
  for (const each of [path, `/open/${'a'.repeat(43)}`, '/open/%00']) {
    const cookie = await open(each)
    expect((await logIn(phoneNumber, cookie)).errorCode).toBe('TOO_MANY_TRIES')
  }
})

it('answers alike whether the order exists or not, and mails five links for an order in an hour', async () => {
  const ask = (number: string) => server.call('requestDeviceLink', { body: { orderNumber: number } })
  expect(await ask('irodori-99999999')).toEqual(await ask(orderNumber))
  for (let i = 0; i < 6; i += 1) await ask(orderNumber)
  expect((await ask(orderNumber)).errorCode).toBe('TOO_MANY_TRIES')
  for (let i = 0; i < 6; i += 1) await ask('irodori-99999999')
  expect((await ask('irodori-99999999')).errorCode).toBe('TOO_MANY_TRIES')
  await server.jobs.idle()
  expect(await countMails(server, 'ORDER_DEVICE_LINK', EMAIL)).toBeGreaterThan(0)
  expect(await server.database.selectFrom('mail').select('id').where('recipient', '!=', EMAIL).execute()).toEqual([])
})
