import { HOUR_MS } from '@irodori/contract/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countMails, linkIn } from '../../testing/accountMail.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { Argon2id } from '../authentication/argon2id.ts'
import { argon2id } from '../authentication/argon2id.ts'
import { transact } from '../database/transact.ts'

const NEW_PASSWORD = '新しいあいことば2026'

let server: TestServer
let runs = 0
const counted: Argon2id = (...given) => {
  runs += 1
  return argon2id(...given)
}
beforeAll(async () => {
  server = await testServer({ argon2id: counted })
})
afterAll(() => server.close())

const later = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
}
let count = 0
let email = ''
let password = ''
let token = ''
beforeEach(async () => {
  count += 1
  email = `person${count}@example.jp`
  password = `${email}/password`
  token = await server.logInUser(email)
})

const logIn = async (address: string, secret: string) =>
  (await server.call('loginUser', { body: { email: address, password: secret } })).data?.[0]?.token ?? null
const isAlive = async (session: string) => (await server.call('readUser', {}, session)).code === 200
const verify = (query: { email: string; token: string }, session?: string) =>
  server.call('verifyUser', { query }, session)
const account = () => server.database.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

describe('a guest session', () => {
  it.each([
    ['changePassword', { oldPassword: 'x', newPassword: NEW_PASSWORD }],
    ['changeEmail', { email: 'x@example.jp', password: 'x' }],
    ['deleteUser', undefined],
    ['readUser', undefined],
  ] as const)('refuses the call %s by a guest', async (name, body) => {
    const guest = await server.logIn()
    expect(await server.call(name, { body }, guest)).toMatchObject({ code: 403, errorCode: 'FORBIDDEN' })
    expect((await server.call(name, { body })).code).toBe(401)
  })
})

describe('a change of the password', () => {
  const change = (oldPassword: string, newPassword = NEW_PASSWORD) =>
    server.call('changePassword', { body: { oldPassword, newPassword } }, token)

  it('ends every other session and every earlier link, and notifies the owner', async () => {
    const other = (await logIn(email, password)) ?? ''
    await server.call('changeEmail', { body: { email: `intruder-${email}`, password } }, other)
    const link = await linkIn(server, 'ACCOUNT_CHANGE_EMAIL', `intruder-${email}`)
    runs = 0
    expect((await change(password)).code).toBe(200)
    expect(runs).toBe(2)
    expect([await isAlive(token), await isAlive(other)]).toEqual([true, false])
    expect((await verify(link)).errorCode).toBe('TOKEN_INVALID')
    expect([await logIn(email, password), await logIn(email, NEW_PASSWORD)]).toEqual([null, expect.any(String)])
    expect(await countMails(server, 'ACCOUNT_PASSWORD_CHANGED', email)).toBe(1)
  })

  it('requires the current password, and counts the guesses of a session apart from those of visitors', async () => {
    for (let i = 0; i < 6; i += 1) expect(await logIn(email, 'wrong')).toBeNull()
    expect(await logIn(email, password)).toBeNull()
    for (let i = 0; i < 5; i += 1) {
      expect(await change('wrong')).toMatchObject({ code: 400, errorCode: 'PASSWORD_WRONG' })
    }
    expect(await change(password)).toMatchObject({ code: 429, errorCode: 'TOO_MANY_TRIES' })
    expect(await isAlive(token)).toBe(true)
  })

  it('refuses a common password and the address itself', async () => {
    for (const common of ['password123', '1234567890', email]) {
      expect(await change(password, common)).toMatchObject({ code: 400, error: { newPassword: ['TOO_COMMON'] } })
    }
  })

  it('ends a session that a concurrent login with the old password has begun', async () => {
    const [changed, ...sessions] = await Promise.all([
      change(password),
      ...Array.from({ length: 4 }, () => logIn(email, password)),
    ])
    expect(changed.code).toBe(200)
    for (const session of sessions) if (session !== null) expect(await isAlive(session)).toBe(false)
  })

  it('succeeds once when it is requested twice at the same time', async () => {
    const answers = await Promise.all([change(password, `${NEW_PASSWORD}1`), change(password, `${NEW_PASSWORD}2`)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400])
  })
})

describe('a change of the address', () => {
  const ask = (to: string, secret = password) =>
    server.call('changeEmail', { body: { email: to, password: secret } }, token)

  it('takes effect when the link sent to the new address is followed, and the old address is notified', async () => {
    const to = `new-${email}`
    expect((await ask(to.toUpperCase())).data).toEqual({ email: to })
    expect(await logIn(to, password)).toBeNull()
    const link = await linkIn(server, 'ACCOUNT_CHANGE_EMAIL', to)
    expect(link.email).toBe(to)
    expect((await verify({ ...link, email })).errorCode).toBe('TOKEN_INVALID')
    const elsewhere = await logIn(email, password)
    expect((await verify(link, token)).data).toEqual({ purpose: 'CHANGE_EMAIL', message: 'user.email.success' })
    expect(elsewhere && (await isAlive(elsewhere))).toBe(false)
    expect((await verify(link)).errorCode).toBe('TOKEN_INVALID')
    expect([await logIn(email, password), await logIn(to, password)]).toEqual([null, expect.any(String)])
    expect(await countMails(server, 'ACCOUNT_EMAIL_CHANGED', email)).toBe(1)
    expect((await server.call('readUser', {}, token)).data).toMatchObject({ email: to })
  })

  it('moves the mail magazine subscription, and revokes a password link that was sent to the old address', async () => {
    const reader = { email, token: `reader-${email}`, subscribed_at: server.clock.now }
    await server.database.insertInto('magazine_reader').values(reader).execute()
    await server.call('forgotPassword', { body: { email } })
    await server.jobs.idle()
    const reset = await linkIn(server, 'ACCOUNT_RESET_PASSWORD', email)
    await ask(`new-${email}`)
    await verify(await linkIn(server, 'ACCOUNT_CHANGE_EMAIL', `new-${email}`), token)
    expect((await server.call('readUser', {}, token)).data).toMatchObject({ receiveMagazine: true })
    // The first address is restored, so the account has the address of the link again.
    await ask(email)
    await verify(await linkIn(server, 'ACCOUNT_CHANGE_EMAIL', email), token)
    expect((await server.call('readUser', {}, token)).data).toMatchObject({ email, receiveMagazine: true })
    const answer = await server.call('resetPassword', { body: { ...reset, newPassword: NEW_PASSWORD } })
    expect(answer.errorCode).toBe('TOKEN_INVALID')
  })

  it('requires the password', async () => {
    expect(await ask(`new-${email}`, 'wrong')).toMatchObject({ code: 400, errorCode: 'PASSWORD_WRONG' })
    expect(await countMails(server, 'ACCOUNT_CHANGE_EMAIL', `new-${email}`)).toBe(0)
  })

  it('gives the same answer for an address with an account, and notifies only its owner', async () => {
    const taken = `taken-${email}`
    await server.logInUser(taken)
    runs = 0
    expect(await ask(taken)).toMatchObject({ code: 200, data: { email: taken } })
    expect(runs).toBe(1)
    expect(await countMails(server, 'ACCOUNT_EXISTS', taken)).toBe(1)
    expect(await countMails(server, 'ACCOUNT_CHANGE_EMAIL', taken)).toBe(0)
  })

  it('replaces an unconfirmed account of that address, but not a confirmed one', async () => {
    const [unconfirmed, confirmed] = [`unconfirmed-${email}`, `confirmed-${email}`]
    await ask(unconfirmed)
    const first = await linkIn(server, 'ACCOUNT_CHANGE_EMAIL', unconfirmed)
    await server.call('register', { body: { email: unconfirmed, password: NEW_PASSWORD, userName: 'x' } })
    expect((await verify(first, token)).code).toBe(200)
    expect([await logIn(unconfirmed, NEW_PASSWORD), await logIn(unconfirmed, password)]).toEqual([
      null,
      expect.any(String),
    ])
    await ask(confirmed)
    const second = await linkIn(server, 'ACCOUNT_CHANGE_EMAIL', confirmed)
    const owner = await server.logInUser(confirmed)
    expect((await verify(second)).errorCode).toBe('TOKEN_INVALID')
    expect(await isAlive(owner)).toBe(true)
  })

  it('replaces a registration that is committed while the link is followed', async () => {
    const to = `under-way-${email}`
    await ask(to)
    const link = await linkIn(server, 'ACCOUNT_CHANGE_EMAIL', to)
    const now = server.clock.now
    const [verified] = await transact(server.database, async (tx) => {
      const row = { id: to, email: to, user_name: 'x', password_hash: 'x', is_verified: false, wants_magazine: false }
      await tx
        .insertInto('account')
        .values({ ...row, created_at: now, updated_at: now })
        .execute()
      const following = [verify(link)]
      await new Promise((resolve) => setTimeout(resolve, 300))
      return following
    })
    expect((await verified)?.code).toBe(200)
    expect(await logIn(to, password)).not.toBeNull()
  })

  it('succeeds next to concurrent registrations of the same address', async () => {
    const to = `race-${email}`
    await ask(to)
    const link = await linkIn(server, 'ACCOUNT_CHANGE_EMAIL', to)
    const body = { email: to, password: NEW_PASSWORD, userName: 'x' }
    const [verified, ...registered] = await Promise.all([
      verify(link),
      server.call('register', { body }),
      server.call('register', { body }),
    ])
    expect([verified.code, ...registered.map(({ code }) => code)]).toEqual([200, 200, 200])
    expect(await logIn(to, password)).not.toBeNull()
  })
})

describe('a forgotten password', () => {
  const forget = (address: string) => server.call('forgotPassword', { body: { email: address } })
  const reset = (link: { email: string; token: string }, newPassword = NEW_PASSWORD) =>
    server.call('resetPassword', { body: { ...link, newPassword } })
  const forgotten = async () => {
    await forget(email)
    await server.jobs.idle()
    return linkIn(server, 'ACCOUNT_RESET_PASSWORD', email)
  }

  it('replaces a forgotten password once by the link of a mail, which ends every session', async () => {
    const link = await forgotten()
    expect((await verify(link)).errorCode).toBe('TOKEN_INVALID')
    expect((await reset(link)).code).toBe(200)
    expect(await isAlive(token)).toBe(false)
    expect([await logIn(email, password), await logIn(email, NEW_PASSWORD)]).toEqual([null, expect.any(String)])
    expect(await reset(link)).toMatchObject({ code: 400, errorCode: 'TOKEN_INVALID' })
    expect(await countMails(server, 'ACCOUNT_PASSWORD_CHANGED', email)).toBe(1)
  })

  it('gets the same answer for an unknown address, to which no mail is sent', async () => {
    const known = await server.raw('forgotPassword', { body: { email } })
    const unknown = await server.raw('forgotPassword', { body: { email: `unknown-${email}` } })
    await server.jobs.idle()
    expect(unknown.bytes).toEqual(known.bytes)
    expect(await countMails(server, 'ACCOUNT_RESET_PASSWORD', email)).toBe(1)
    expect(await countMails(server, 'ACCOUNT_RESET_PASSWORD', `unknown-${email}`)).toBe(0)
    expect(await server.database.selectFrom('job').select('kind').where('kind', 'like', 'forg%').execute()).toEqual([])
  })

  it('unlocks an account that failed attempts have locked', async () => {
    for (let i = 0; i < 7; i += 1) await logIn(email, 'wrong')
    expect((await reset(await forgotten())).code).toBe(200)
    expect(await logIn(email, NEW_PASSWORD)).not.toBeNull()
  })

  it('confirms an unconfirmed account', async () => {
    const mine = `mine-${email}`
    await server.call('register', { body: { email: mine, password: 'of another person', userName: 'x' } })
    await forget(mine)
    await server.jobs.idle()
    expect((await reset(await linkIn(server, 'ACCOUNT_RESET_PASSWORD', mine))).code).toBe(200)
    expect([await logIn(mine, 'of another person'), await logIn(mine, NEW_PASSWORD)]).toEqual([
      null,
      expect.any(String),
    ])
  })

  it('accepts only the latest link for a new password, for one hour and for its address only', async () => {
    const first = await forgotten()
    const second = await forgotten()
    expect((await reset(first)).errorCode).toBe('TOKEN_INVALID')
    expect((await reset({ ...second, email: `x-${email}` })).errorCode).toBe('TOKEN_INVALID')
    later(HOUR_MS - 2000)
    expect((await reset(second, '12345678')).error).toEqual({ newPassword: ['TOO_COMMON'] })
    later(2000)
    expect((await reset(second)).errorCode).toBe('TOKEN_INVALID')
  })

  it('replaces a forgotten password once when its link is used several times at the same time', async () => {
    const link = await forgotten()
    const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => reset(link, `${NEW_PASSWORD}${i}`)))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400, 400])
  })

  it('computes no hash for an invented link', async () => {
    runs = 0
    expect((await reset({ email, token: 'x'.repeat(43) })).errorCode).toBe('TOKEN_INVALID')
    expect(runs).toBe(0)
  })
})

describe('a deletion', () => {
  it('deletes an account by the link of a mail; sessions end, orders remain accessible by phone number', async () => {
    token = await server.logInUser(`with-orders-${email}`, ['a'])
    const address = `with-orders-${email}`
    const question = { id: email, email: address, name: 'x', order_number: null, question: '?' }
    const { id: accountId } = await server.database
      .selectFrom('account')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirstOrThrow()
    await server.database
      .insertInto('question')
      .values({ ...question, account_id: accountId, created_at: server.clock.now })
      .execute()
    expect((await server.call('deleteUser', {}, token)).code).toBe(200)
    expect(await isAlive(token)).toBe(true)
    const link = await linkIn(server, 'ACCOUNT_DELETE', address)
    expect((await verify(link)).data).toEqual({ purpose: 'DELETE', message: 'user.delete.success' })
    expect(await isAlive(token)).toBe(false)
    expect(await logIn(address, `${address}/password`)).toBeNull()
    expect(await countMails(server, 'ACCOUNT_DELETED', address)).toBe(1)
    const { account_id } = await server.database
      .selectFrom('shop_order')
      .select('account_id')
      .where('order_number', '=', ORDERS.a.orderNumber)
      .executeTakeFirstOrThrow()
    expect(account_id).toBeNull()
    expect((await server.call('listOrders', {}, await server.logIn('a'))).data).toHaveLength(1)
    expect(
      await server.database.selectFrom('question').select('account_id').where('id', '=', email).executeTakeFirst(),
    ).toEqual({ account_id: null })
    expect((await verify(link)).errorCode).toBe('TOKEN_INVALID')
  })

  it('accepts the link of a deletion for one hour', async () => {
    await server.call('deleteUser', {}, token)
    const link = await linkIn(server, 'ACCOUNT_DELETE', email)
    later(HOUR_MS)
    expect((await verify(link)).errorCode).toBe('TOKEN_INVALID')
    expect(await account()).toBeDefined()
  })

  it('frees the address for another registration', async () => {
    await server.call('deleteUser', {}, token)
    await verify(await linkIn(server, 'ACCOUNT_DELETE', email))
    expect(await server.logInUser(email)).not.toBe(token)
  })
})
