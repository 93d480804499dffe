import { MINUTE_MS } from '@irodori/contract/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countMails, linkIn } from '../../testing/accountMail.ts'
import { cheapArgon2id } from '../../testing/accounts/cheapArgon2id.ts'
import { softwareAuthenticator, type Wrong } from '../../testing/accounts/softwareAuthenticator.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

const SHOP = 'https://shop.example'

let server: TestServer
let runs = 0
let email: string
let token: string
beforeAll(async () => {
  server = await testServer({ argon2id: cheapArgon2id, configuration: { publicUrl: SHOP } })
})
beforeEach(async () => {
  runs += 1
  email = `keys${runs}@example.jp`
  token = await server.logInUser(email)
})
afterAll(() => server.close())

const password = () => `${email}/password`
const prepare = async (as = token) =>
  (await server.call('preparePasskey', { body: { password: password() } }, as)).data as {
    challenge: string
    rp: { id: string; name: string }
    excludeCredentials: { id: string }[]
  }
const prepareLogin = async () => (await server.call('preparePasskeyLogin')).data?.challenge ?? ''
const logIn = async (key: ReturnType<typeof softwareAuthenticator>, wrong?: Wrong, challenge?: string) =>
  server.call('loginPasskey', { body: { credential: key.get(challenge ?? (await prepareLogin()), wrong) } })
const list = async (as = token) => (await server.call('listPasskeys', {}, as)).data ?? []

/** A passkey that the account has added. */
async function addedKey() {
  const key = softwareAuthenticator(SHOP)
  const { challenge } = await prepare()
  const answer = await server.call('addPasskey', { body: { credential: key.create(challenge) } }, token)
  expect(answer.code).toBe(200)
  return key
}

describe('adding a passkey', () => {
  it('requires the password, names the shop and lists the passkey; the owner is told by mail', async () => {
    const wrong = await server.call('preparePasskey', { body: { password: 'wrong' } }, token)
    expect(wrong).toMatchObject({ code: 400, errorCode: 'PASSWORD_WRONG' })
    expect((await prepare()).rp).toMatchObject({ id: 'shop.example' })
    const key = await addedKey()
    expect(await list()).toEqual([
      expect.objectContaining({ id: key.id, addedAt: server.clock.now.toISOString(), lastUsedAt: null }),
    ])
    expect((await prepare()).excludeCredentials.map(({ id }) => id)).toEqual([key.id])
    expect(await countMails(server, 'ACCOUNT_PASSKEY_ADDED', email)).toBe(1)
  })

  it.each<[string, Wrong]>([
    ['of the page of another host', { origin: 'https://shop-example.evil' }],
    ['for another host', { rpId: 'evil.example' }],
    ['whose owner was not verified', { isVerified: false }],
  ])('refuses an answer %s', async (_what, wrong) => {
    const { challenge } = await prepare()
    const credential = softwareAuthenticator(SHOP).create(challenge, wrong)
    const answer = await server.call('addPasskey', { body: { credential } }, token)
    expect(answer).toMatchObject({ code: 400, errorCode: 'PASSKEY_REFUSED' })
    expect(await list()).toEqual([])
  })

  it('refuses a challenge that was used, is too old, was given to another account or for a login', async () => {
    const add = async (challenge: string) => {
      const credential = softwareAuthenticator(SHOP).create(challenge)
      return (await server.call('addPasskey', { body: { credential } }, token)).errorCode
    }
    const { challenge } = await prepare()
    expect([await add(challenge), await add(challenge)]).toEqual([null, 'PASSKEY_REFUSED'])
    const { challenge: old } = await prepare()
    server.clock.now = new Date(server.clock.now.getTime() + 5 * MINUTE_MS + 1)
    expect(await add(old)).toBe('PASSKEY_REFUSED')
    const mine = { email, token }
    email = `other-${mine.email}`
    const { challenge: theirs } = await prepare(await server.logInUser(email))
    ;({ email, token } = mine)
    expect([await add(theirs), await add(await prepareLogin())]).toEqual(['PASSKEY_REFUSED', 'PASSKEY_REFUSED'])
  })

  it('refuses the passkey of another account', async () => {
    const key = await addedKey()
    email = `thief-${email}`
    const thief = await server.logInUser(email)
    const credential = key.create((await prepare(thief)).challenge)
    expect((await server.call('addPasskey', { body: { credential } }, thief)).errorCode).toBe('PASSKEY_REFUSED')
  })

  it('accepts twenty for an account', async () => {
    for (let i = 0; i < 20; i += 1) await addedKey()
    const credential = softwareAuthenticator(SHOP).create((await prepare()).challenge)
    expect((await server.call('addPasskey', { body: { credential } }, token)).errorCode).toBe('PASSKEY_REFUSED')
    expect(await list()).toHaveLength(20)
  })
})

describe('a login with a passkey', () => {
  it('begins a session of its account, ends the previous one, and notes when it was used', async () => {
    const key = await addedKey()
    const challenge = await prepareLogin()
    const { data } = await server.call('loginPasskey', { body: { credential: key.get(challenge) } }, token)
    expect(data).toEqual([{ token: expect.stringMatching(/^[\w-]{43}$/), userName: '佐藤 美咲', role: 'USER' }])
    expect((await server.call('readUser', {}, token)).code).toBe(401)
    const [passkey] = await list(data?.[0]?.token)
    expect(passkey?.lastUsedAt).toBe(server.clock.now.toISOString())
  })

  it.each<[string, Wrong]>([
    ['of the page of another host', { origin: 'https://shop-example.evil' }],
    ['for another host', { rpId: 'evil.example' }],
    ['whose owner was not verified', { isVerified: false }],
    ['with a count that was reached before: the passkey was copied', { counter: 1 }],
  ])('refuses an answer %s', async (_what, wrong) => {
    const key = await addedKey()
    await logIn(key)
    expect(await logIn(key, wrong)).toMatchObject({ code: 401, errorCode: 'PASSKEY_REFUSED' })
  })

  it('refuses a challenge that was used, is too old or was given for adding a passkey', async () => {
    const key = await addedKey()
    const challenge = await prepareLogin()
    expect((await logIn(key, {}, challenge)).code).toBe(200)
    expect((await logIn(key, {}, challenge)).errorCode).toBe('PASSKEY_REFUSED')
    expect((await logIn(key, {}, (await prepare()).challenge)).errorCode).toBe('PASSKEY_REFUSED')
    const old = await prepareLogin()
    server.clock.now = new Date(server.clock.now.getTime() + 5 * MINUTE_MS + 1)
    expect((await logIn(key, {}, old)).errorCode).toBe('PASSKEY_REFUSED')
  })

  it('refuses an unknown passkey, and a known id with the signature of another key', async () => {
    const key = await addedKey()
    const stranger = softwareAuthenticator(SHOP)
    expect((await logIn(stranger)).errorCode).toBe('PASSKEY_REFUSED')
    const forged = { ...stranger.get(await prepareLogin()), id: key.id, rawId: key.id }
    expect((await server.call('loginPasskey', { body: { credential: forged } })).errorCode).toBe('PASSKEY_REFUSED')
  })

  it.each([{}, { attestationObject: 'AA' }, { authenticatorData: '', signature: '' }, { signature: 'x'.repeat(9000) }])(
    'refuses the malformed answer %j',
    async (response) => {
      const key = await addedKey()
      const credential = { ...key.get(await prepareLogin()), response: { clientDataJSON: 'AAAA', ...response } }
      const answer = await server.call('loginPasskey', { body: { credential } })
      expect(answer).toMatchObject({ code: 401, errorCode: 'PASSKEY_REFUSED' })
    },
  )
})

it('reports a failure of the database as such, and not as an invalid passkey', async () => {
  const broken = await testServer({ pool: server.pool, configuration: { publicUrl: SHOP } })
  const key = softwareAuthenticator(SHOP)
  const owner = await broken.logInUser(email)
  const body = { password: password() }
  const { challenge = '' } = (await broken.call('preparePasskey', { body }, owner)).data ?? {}
  await broken.call('addPasskey', { body: { credential: key.create(challenge) } }, owner)
  await broken.database.schema.dropTable('passkey_challenge').execute()
  const answer = await broken.raw('loginPasskey', { body: { credential: key.get('unknown') } })
  expect(JSON.parse(answer.bytes.toString())).toMatchObject({ code: 500, errorCode: 'INTERNAL' })
  await broken.close()
})

describe('a passkey', () => {
  it('is removed by its owner only, and opens nothing afterwards', async () => {
    const key = await addedKey()
    const stranger = await server.logInUser(`stranger-${email}`)
    const remove = (as: string) => server.call('removePasskey', { params: { passkeyId: key.id } }, as)
    expect((await remove(stranger)).errorCode).toBe('NOT_FOUND')
    expect((await logIn(key)).code).toBe(200)
    expect((await remove(token)).code).toBe(200)
    expect((await logIn(key)).errorCode).toBe('PASSKEY_REFUSED')
  })

  it('is removed by a new password that was set with the link of a mail, because an intruder may have added it', async () => {
    const key = await addedKey()
    await server.call('forgotPassword', { body: { email } })
    await server.jobs.idle()
    const link = await linkIn(server, 'ACCOUNT_RESET_PASSWORD', email)
    const body = { ...link, newPassword: '新しいあいことば2026' }
    expect((await server.call('resetPassword', { body })).code).toBe(200)
    expect((await logIn(key)).errorCode).toBe('PASSKEY_REFUSED')
  })
})
