import { DAY_MS } from '@irodori/contract/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countMails, linkIn } from '../../testing/accountMail.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { Argon2id } from '../authentication/argon2id.ts'
import { argon2id } from '../authentication/argon2id.ts'
import type { Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'

const PASSWORD = '春のおしらせ2026'

let server: TestServer
let runs = 0
const counted: Argon2id = (...given) => {
  runs += 1
  return argon2id(...given)
}
beforeAll(async () => {
  server = await testServer({ argon2id: counted, configuration: { publicUrl: 'https://irodori.example' } })
})
afterAll(() => server.close())

const later = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
}
let count = 0
let email = ''
beforeEach(() => {
  count += 1
  email = `person${count}@example.jp`
})

const register = (change: object = {}) =>
  server.call('register', { body: { email, password: PASSWORD, userName: '佐藤 美咲', ...change } })
const verify = (query: { email: string; token: string }) => server.call('verifyUser', { query })
const logIn = (password = PASSWORD) => server.call('loginUser', { body: { email, password } })
const accounts = () => server.database.selectFrom('account').selectAll().where('email', '=', email).execute()

/** Starts calls while another transaction stays open for 300 ms after its work. */
async function whileHeld<Call>(work: (tx: Transacting) => Promise<unknown>, start: () => Call[]): Promise<Call[]> {
  return transact(server.database, async (tx) => {
    await work(tx)
    const calls = start()
    await new Promise((resolve) => setTimeout(resolve, 300))
    return calls
  })
}

describe('a registration', () => {
  it('activates an account once by the link of its mail', async () => {
    expect((await register()).data).toEqual({ email })
    expect((await logIn()).errorCode).toBe('ACCOUNT_NOT_VERIFIED')
    const link = await linkIn(server, 'ACCOUNT_ACTIVATE', email)
    expect(link).toEqual({ email, token: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await verify(link)).data).toEqual({ purpose: 'ACTIVATE', message: 'user.activate.success' })
    expect((await logIn()).code).toBe(200)
    expect(await verify(link)).toMatchObject({ code: 400, errorCode: 'TOKEN_INVALID' })
  })

  it('normalises the address to lower case', async () => {
    await register({ email: email.toUpperCase() })
    expect(await accounts()).toHaveLength(1)
    const link = await linkIn(server, 'ACCOUNT_ACTIVATE', email)
    expect((await verify({ ...link, email: email.toUpperCase() })).code).toBe(200)
  })

  it('stores neither its token nor its password in the account tables', async () => {
    await register()
    const { token } = await linkIn(server, 'ACCOUNT_ACTIVATE', email)
    const tables = [await accounts(), await server.database.selectFrom('account_token').selectAll().execute()]
    expect(JSON.stringify(tables)).not.toContain(token)
    expect(JSON.stringify(tables)).not.toContain(PASSWORD)
  })

  it.each([
    ['12345678', { password: ['TOO_COMMON'] }],
    ['ＰＡＳＳＷＯＲＤ', { password: ['TOO_COMMON'] }],
    ['か\u3099か\u3099か\u3099か\u3099', { password: ['TOO_SHORT'] }],
    ['㍿'.repeat(40), { password: ['TOO_LONG'] }],
  ])('refuses the password %j', async (password, error) => {
    runs = 0
    expect(await register({ password })).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID', error })
    expect(runs).toBe(0)
    expect(await accounts()).toEqual([])
  })

  it('refuses a password that is the address', async () => {
    expect(await register({ password: email.toUpperCase() })).toMatchObject({ error: { password: ['TOO_COMMON'] } })
  })

  it.each([{ userName: '' }, { userName: 'a\r\nBcc: x' }, { userName: '\0' }, { userName: 'x'.repeat(61) }])(
    'refuses %j',
    async (change) => {
      expect((await register(change)).errorCode).toBe('REQUEST_INVALID')
    },
  )

  it.each(['nobody', 'a@b', 'a@example.jp\r\nBcc: b@example.jp', '\0@example.jp', `${'x'.repeat(250)}@example.jp`])(
    'refuses the address %j',
    async (address) => {
      expect((await register({ email: address })).code).toBe(400)
    },
  )
})

describe('an address with an account', () => {
  it('another registration never discloses that an address has an account: only its owner is notified by mail', async () => {
    await register()
    await verify(await linkIn(server, 'ACCOUNT_ACTIVATE', email))
    runs = 0
    const again = await register({ password: 'another password', userName: 'x' })
    expect(again).toMatchObject({ code: 200, data: { email }, message: null })
    expect(runs).toBe(1)
    expect(await countMails(server, 'ACCOUNT_EXISTS', email)).toBe(1)
    expect(await countMails(server, 'ACCOUNT_ACTIVATE', email)).toBe(1)
    expect((await logIn('another password')).code).toBe(401)
    expect((await logIn()).code).toBe(200)
  })

  it('registers an unconfirmed address again: the earlier password, name and link become invalid', async () => {
    await register()
    const old = await linkIn(server, 'ACCOUNT_ACTIVATE', email)
    runs = 0
    await register({ password: 'another password', userName: '別名' })
    expect(runs).toBe(1)
    expect((await verify(old)).errorCode).toBe('TOKEN_INVALID')
    await verify(await linkIn(server, 'ACCOUNT_ACTIVATE', email))
    expect((await logIn()).code).toBe(401)
    expect((await logIn('another password')).data?.[0]?.userName).toBe('別名')
  })

  it('gets one account when it is registered several times at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => register()))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    expect(await accounts()).toHaveLength(1)
    expect(await server.database.selectFrom('account_token').selectAll().execute()).toHaveLength(
      new Set(
        (await server.database.selectFrom('account_token').select('account_id').execute()).map((r) => r.account_id),
      ).size,
    )
  })

  it('receives at most five mails an hour, whether it has an account or not', async () => {
    const answers = []
    for (let i = 0; i < 7; i += 1) answers.push((await register()).code)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await countMails(server, 'ACCOUNT_ACTIVATE', email)).toBe(5)
    expect((await server.call('forgotPassword', { body: { email } })).errorCode).toBe('TOO_MANY_TRIES')
    later(DAY_MS / 24 + 1)
    expect((await register()).code).toBe(200)
  })
})

describe('the link of a registration', () => {
  it('works once when it is followed several times at the same time', async () => {
    await register()
    const link = await linkIn(server, 'ACCOUNT_ACTIVATE', email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(link)))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400, 400, 400])
  })

  it('works once when several calls have read it before the first redeems it', async () => {
    await register()
    const link = await linkIn(server, 'ACCOUNT_ACTIVATE', email)
    const calls = await whileHeld(
      (tx) => tx.selectFrom('account').selectAll().where('email', '=', email).forUpdate().execute(),
      () => Array.from({ length: 3 }, () => verify(link)),
    )
    expect((await Promise.all(calls)).map(({ code }) => code).sort()).toEqual([200, 400, 400])
  })

  it('refuses the link of a registration together with another address', async () => {
    await register()
    const link = await linkIn(server, 'ACCOUNT_ACTIVATE', email)
    for (const other of ['someone@example.jp', '', '%', `${email}x`]) {
      expect((await verify({ ...link, email: other })).errorCode).toBe('TOKEN_INVALID')
    }
    expect((await verify(link)).code).toBe(200)
  })

  it('refuses an invented link of a registration', async () => {
    for (const token of ['x', '%', 'x'.repeat(43)]) expect((await verify({ email, token })).code).toBe(400)
  })

  it('accepts the link of a registration for 24 hours', async () => {
    await register()
    const link = await linkIn(server, 'ACCOUNT_ACTIVATE', email)
    later(DAY_MS - 2000)
    const inTime = await register({ email: `in-time-${email}` }).then(() =>
      linkIn(server, 'ACCOUNT_ACTIVATE', `in-time-${email}`),
    )
    later(1000)
    expect((await verify(link)).errorCode).toBe('TOKEN_INVALID')
    later(DAY_MS - 3000)
    expect((await verify(inTime)).code).toBe(200)
  })

  it('refuses to redeem the link of a registration for a prefetching browser, and lets no cache keep the answer', async () => {
    await register()
    const link = await linkIn(server, 'ACCOUNT_ACTIVATE', email)
    const ahead: Record<string, string>[] = [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }]
    for (const headers of ahead) {
      expect((await server.raw('verifyUser', { query: link, headers })).status).toBe(403)
    }
    const answer = await server.raw('verifyUser', { query: link })
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('contains the address of the shop', async () => {
    await register()
    const { body } = await server.database
      .selectFrom('mail')
      .select('body')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect(body).toContain(`https://irodori.example/account/verify?email=${encodeURIComponent(email)}&token=`)
  })
})

describe('an unconfirmed account', () => {
  it('deletes an unconfirmed account seven days after its last registration', async () => {
    await register()
    later(4 * DAY_MS)
    await register()
    later(4 * DAY_MS)
    await server.jobs.idle()
    expect(await accounts()).toHaveLength(1)
    later(3 * DAY_MS)
    await server.jobs.idle()
    expect(await accounts()).toEqual([])
  })

  it('keeps an account once it is confirmed, and removes its deletion job', async () => {
    await register()
    await verify(await linkIn(server, 'ACCOUNT_ACTIVATE', email))
    const id = (await accounts())[0]?.id ?? ''
    expect(await server.database.selectFrom('job').select('id').where('subject', '=', id).execute()).toEqual([])
    later(8 * DAY_MS)
    await server.jobs.idle()
    expect(await accounts()).toHaveLength(1)
  })
})

describe('expired tokens', () => {
  it('deletes expired tokens when the next token is issued', async () => {
    await register()
    later(2 * DAY_MS)
    email = `next-${email}`
    await register()
    expect(await server.database.selectFrom('account_token').selectAll().execute()).toHaveLength(1)
  })
})

describe('the mail magazine', () => {
  const readers = () => server.database.selectFrom('magazine_reader').selectAll().where('email', '=', email).execute()
  const read = async () => {
    const token = (await logIn()).data?.[0]?.token
    return (await server.call('readUser', {}, token)).data
  }

  it('subscribes to the mail magazine at the confirmation if the registration asked for it', async () => {
    await register({ receiveMagazine: true })
    expect(await readers()).toEqual([])
    await verify(await linkIn(server, 'ACCOUNT_ACTIVATE', email))
    expect(await readers()).toMatchObject([{ email, cancelled_at: null }])
    expect(await read()).toEqual({ email, userName: '佐藤 美咲', receiveMagazine: true })
    await server.database
      .updateTable('magazine_reader')
      .set({ cancelled_at: server.clock.now })
      .where('email', '=', email)
      .execute()
    expect(await read()).toMatchObject({ receiveMagazine: false })
  })

  it('leaves an address out of the mail magazine if the registration did not ask for it', async () => {
    await register()
    await verify(await linkIn(server, 'ACCOUNT_ACTIVATE', email))
    expect(await readers()).toEqual([])
    expect(await read()).toMatchObject({ receiveMagazine: false })
  })
})

describe('orders that were placed with the address', () => {
  const setEmail = (order: keyof typeof ORDERS, change: { orderer_email?: string; account_id?: string }) =>
    server.database
      .updateTable('shop_order')
      .set(change)
      .where('order_number', '=', ORDERS[order].orderNumber)
      .execute()

  it('adds the orders of an address to its account at the confirmation, unless they belong to another account', async () => {
    await server.logInUser('other@example.jp', ['b'])
    await setEmail('a', { orderer_email: email })
    await setEmail('b', { orderer_email: email })
    await register()
    const unconfirmed = await server.database
      .selectFrom('shop_order')
      .select('account_id')
      .where('order_number', '=', ORDERS.a.orderNumber)
      .executeTakeFirstOrThrow()
    expect(unconfirmed.account_id).toBeNull()
    await verify(await linkIn(server, 'ACCOUNT_ACTIVATE', email))
    const token = (await logIn()).data?.[0]?.token
    const orders = (await server.call('listOrders', {}, token)).data
    expect(orders?.map(({ orderNumber }) => orderNumber)).toEqual([ORDERS.a.orderNumber])
  })
})
