import { DAY_MS, MINUTE_MS } from '@irodori/contract/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countMails, linkIn } from '../../testing/accountMail.ts'
import { codeOf } from '../../testing/accounts/authenticatorApp.ts'
import { cheapArgon2id } from '../../testing/accounts/cheapArgon2id.ts'
import { secureAccount } from '../../testing/accounts/secureAccount.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { transact } from '../database/transact.ts'
import { resealSecondFactors } from './secondFactorStore.ts'

const KEYS = [Buffer.alloc(32, 7)]
const NEW_PASSWORD = 'another horse battery 9 staple'

let server: TestServer
let runs = 0
let email: string
let token: string
beforeAll(async () => {
  server = await testServer({ argon2id: cheapArgon2id, configuration: { sealingKeys: KEYS } })
})
beforeEach(async () => {
  runs += 1
  email = `codes${runs}@example.jp`
  token = await server.logInUser(email)
})
afterAll(() => server.close())

const password = () => `${email}/password`
const pass = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
}
const secure = () => secureAccount(server, token, password())
const logIn = (code?: string, typed = password()) =>
  server.call('loginUser', { body: { email, password: typed, ...(code !== undefined && { code }) } })
const state = async () => (await server.call('readSecondFactor', {}, token)).data

describe('setting up codes', () => {
  it('requires the password and the first code; then the owner is told and other devices are logged out', async () => {
    const wrong = await server.call('prepareSecondFactor', { body: { password: 'wrong' } }, token)
    expect(wrong).toMatchObject({ code: 400, errorCode: 'PASSWORD_WRONG' })
    const other = await server.logInUser(email)
    const { data } = await server.call('prepareSecondFactor', { body: { password: password() } }, token)
    expect(await state()).toEqual({ isOffered: true, since: null, recoveryCodesLeft: 0 })
    const guessed = await server.call('addSecondFactor', { body: { code: '000000' } }, token)
    expect(guessed).toMatchObject({ code: 400, errorCode: 'CODE_WRONG' })
    expect((await logIn()).code).toBe(200)
    const code = codeOf(data?.secret ?? '', server.clock.now)
    const added = await server.call('addSecondFactor', { body: { code } }, token)
    expect(added.data?.recoveryCodes).toHaveLength(10)
    expect(await state()).toEqual({
      isOffered: true,
      since: server.clock.now.toISOString(),
      recoveryCodesLeft: 10,
    })
    expect((await server.call('readUser', {}, other)).code).toBe(401)
    expect(await countMails(server, 'ACCOUNT_CODE_ADDED', email)).toBe(1)
  })

  it('refuses another secret while codes are required, so that a stolen session replaces none', async () => {
    await secure()
    const again = await server.call('prepareSecondFactor', { body: { password: password() } }, token)
    expect(again).toMatchObject({ code: 400, errorCode: 'NOT_AVAILABLE' })
  })

  it('replaces a secret that was not confirmed', async () => {
    const prepare = () => server.call('prepareSecondFactor', { body: { password: password() } }, token)
    const first = (await prepare()).data?.secret ?? ''
    const second = (await prepare()).data?.secret ?? ''
    const add = (secret: string) =>
      server.call('addSecondFactor', { body: { code: codeOf(secret, server.clock.now) } }, token)
    expect([(await add(first)).code, (await add(second)).code]).toEqual([400, 200])
  })

  it('offers no second factor in a shop without a key that seals the secret', async () => {
    const plain = await testServer({ argon2id: cheapArgon2id })
    const session = await plain.logInUser(email)
    expect((await plain.call('readSecondFactor', {}, session)).data?.isOffered).toBe(false)
    const prepared = await plain.call('prepareSecondFactor', { body: { password: password() } }, session)
    expect(prepared).toMatchObject({ code: 400, errorCode: 'NOT_AVAILABLE' })
    await plain.close()
  })
})

describe('SES-44: a login with the password', () => {
  it('says that a code is required only to who knows the password, and accepts each code once', async () => {
    const { secret } = await secure()
    pass(MINUTE_MS)
    expect(await logIn(undefined, 'wrong password')).toMatchObject({ code: 401, errorCode: 'LOGIN_FAILED' })
    expect(await logIn('000000', 'wrong password')).toMatchObject({ code: 401, errorCode: 'LOGIN_FAILED' })
    expect(await logIn()).toMatchObject({ code: 403, errorCode: 'CODE_REQUIRED', data: null })
    const code = codeOf(secret, server.clock.now)
    expect((await logIn(`${code.slice(0, 3)} ${code.slice(3)}`)).code).toBe(200)
    expect(await logIn(code)).toMatchObject({ code: 400, errorCode: 'CODE_WRONG', error: { code: ['WRONG'] } })
    const parallel = codeOf(secret, new Date(server.clock.now.getTime() + 30_000))
    const answers = await Promise.all([logIn(parallel), logIn(parallel), logIn(parallel)])
    expect(answers.map((each) => each.code).toSorted()).toEqual([200, 400, 400])
  })

  it('accepts each recovery code once in place of a code', async () => {
    const { recoveryCodes } = await secure()
    const [first = '', second = ''] = recoveryCodes
    expect([(await logIn(first)).code, (await logIn(first)).code]).toEqual([200, 400])
    expect((await logIn(second.toUpperCase().replaceAll('-', ''))).code).toBe(200)
    expect((await state())?.recoveryCodesLeft).toBe(8)
  })

  it('closes after ten wrong codes, also for a device that the right password has made known', async () => {
    const { secret } = await secure()
    pass(MINUTE_MS)
    for (let i = 0; i < 10; i += 1) expect((await logIn('000000')).errorCode).toBe('CODE_WRONG')
    const closed = await logIn(codeOf(secret, server.clock.now))
    expect(closed).toMatchObject({ code: 429, errorCode: 'TOO_MANY_TRIES' })
    pass(DAY_MS + 1)
    expect((await logIn(codeOf(secret, server.clock.now))).code).toBe(200)
  })

  it('still requires the code after the password was set by the link of a mail', async () => {
    const { secret } = await secure()
    await server.call('forgotPassword', { body: { email } })
    await server.jobs.idle()
    await server.call('resetPassword', {
      body: { ...(await linkIn(server, 'ACCOUNT_RESET_PASSWORD', email)), newPassword: NEW_PASSWORD },
    })
    pass(MINUTE_MS)
    expect((await logIn(undefined, NEW_PASSWORD)).errorCode).toBe('CODE_REQUIRED')
    expect((await logIn(codeOf(secret, server.clock.now), NEW_PASSWORD)).code).toBe(200)
  })
})

describe('giving up the codes', () => {
  it('requires the password and a code, and tells the owner', async () => {
    const { secret } = await secure()
    pass(MINUTE_MS)
    const code = codeOf(secret, server.clock.now)
    const remove = (body: { password: string; code: string }) => server.call('removeSecondFactor', { body }, token)
    expect((await remove({ password: 'wrong', code })).errorCode).toBe('PASSWORD_WRONG')
    expect((await remove({ password: password(), code: '000000' })).errorCode).toBe('CODE_WRONG')
    expect((await remove({ password: password(), code })).code).toBe(200)
    expect((await logIn()).code).toBe(200)
    expect(await state()).toMatchObject({ since: null, recoveryCodesLeft: 0 })
    expect(await countMails(server, 'ACCOUNT_CODE_REMOVED', email)).toBe(1)
  })
})

it('stores secrets sealed and recovery codes as hashes; a new key seals them again', async () => {
  const { secret, recoveryCodes } = await secure()
  const rows = JSON.stringify([
    await server.database.selectFrom('second_factor').selectAll().execute(),
    await server.database.selectFrom('recovery_code').selectAll().execute(),
  ])
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(rows).not.toContain(text)
  const newKey = Buffer.alloc(32, 8)
  const reseal = (keys: Buffer[]) => transact(server.database, (tx) => resealSecondFactors(tx, keys))
  const { sealed, unopened } = await reseal([newKey, ...KEYS])
  expect([sealed > 0, unopened]).toEqual([true, []])
  expect((await reseal([newKey])).unopened).toEqual([])
  expect((await reseal(KEYS)).sealed).toBe(0)
  await reseal([...KEYS, newKey])
})
