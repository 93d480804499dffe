import { HOUR_MS } from '@irodori/contract/durations'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Argon2id } from '../authentication/argon2id.ts'
import { argon2id } from '../authentication/argon2id.ts'
import { passwordHasher } from '../authentication/passwordHasher.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

const EMAIL = 'hanako@example.jp'
const PASSWORD = `${EMAIL}/password`

let server: TestServer
let runs = 0
/** Set while a test blocks the computations. */
let blocked: Promise<void> | null = null
const counted: Argon2id = async (...given) => {
  runs += 1
  await blocked
  return argon2id(...given)
}
beforeAll(async () => {
  server = await testServer({ argon2id: counted })
  await server.logInUser(EMAIL)
})
beforeEach(() => {
  runs = 0
  server.clock.now = new Date(server.clock.now.getTime() + HOUR_MS + 1)
})
afterAll(() => server.close())

const logIn = (email: string, password: string, token?: string) =>
  server.call('loginUser', { body: { email, password } }, token)
const codes = async (calls: readonly Promise<{ code: number }>[]) => (await Promise.all(calls)).map(({ code }) => code)
const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, i) => make(i))

describe('the login of an account', () => {
  it('returns a session with the name and the role', async () => {
    const { data } = await logIn(EMAIL, PASSWORD)
    expect(data).toEqual([{ token: expect.stringMatching(/^[\w-]{43}$/), userName: '佐藤 美咲', role: 'USER' }])
    const token = data?.[0]?.token
    expect((await server.call('readUserSession', {}, token)).data).toEqual(data)
    expect((await server.call('readGuestSession', {}, token)).data).toEqual(data)
  })

  it('accepts the address in any case and with surrounding spaces', async () => {
    expect((await logIn(' Hanako@EXAMPLE.jp ', PASSWORD)).code).toBe(200)
  })

  it('gives the same answer for an unknown address and a wrong password, after the same work', async () => {
    const wrong = await server.raw('loginUser', { body: { email: EMAIL, password: 'wrong password' } })
    const runsOfWrong = runs
    runs = 0
    const unknown = await server.raw('loginUser', { body: { email: 'nobody@example.jp', password: PASSWORD } })
    expect(JSON.parse(wrong.bytes.toString())).toMatchObject({ code: 401, errorCode: 'LOGIN_FAILED', error: null })
    expect(unknown.bytes).toEqual(wrong.bytes)
    expect([runsOfWrong, runs]).toEqual([1, 1])
  })

  it.each([' ', '%', "' or 1=1 --", '😀', 'x'.repeat(254)])('refuses %j', async (email) => {
    expect(await logIn(email, '😀')).toMatchObject({ code: 401, errorCode: 'LOGIN_FAILED' })
  })

  it('stores neither the token nor the password', async () => {
    const token = (await logIn(EMAIL, PASSWORD)).data?.[0]?.token ?? ''
    const rows = [
      await server.database.selectFrom('session').selectAll().execute(),
      await server.database.selectFrom('account').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })

  it('ends the previous session', async () => {
    const old = (await logIn(EMAIL, PASSWORD)).data?.[0]?.token ?? ''
    expect((await logIn(EMAIL, 'wrong password', old)).code).toBe(401)
    expect((await server.call('readUserSession', {}, old)).code).toBe(200)
    const renewed = (await logIn(EMAIL, PASSWORD, old)).data?.[0]?.token ?? ''
    expect((await server.call('readUserSession', {}, old)).errorCode).toBe('UNAUTHENTICATED')
    expect((await server.call('readUserSession', {}, renewed)).code).toBe(200)
  })

  it('discloses that the account is unconfirmed only to a caller with the right password', async () => {
    const body = { email: 'new@example.jp', password: 'はじめまして2026', userName: 'n' }
    await server.call('register', { body })
    expect(await logIn(body.email, body.password)).toMatchObject({ code: 403, errorCode: 'ACCOUNT_NOT_VERIFIED' })
    expect(await logIn(body.email, 'wrong password')).toMatchObject({ code: 401, errorCode: 'LOGIN_FAILED' })
  })

  it('accepts every registered password in each of its Unicode forms', async () => {
    const form = fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD')
    let index = 0
    let registered = 0
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 6, maxLength: 40 }), form, async (password, typed) => {
        index += 1
        const email = `form${index}@example.jp`
        const answer = await server.call('register', { body: { email, password, userName: 'n' } })
        fc.pre(answer.code === 200)
        registered += 1
        await server.database.updateTable('account').set({ is_verified: true }).where('email', '=', email).execute()
        expect((await logIn(email, password.normalize(typed))).code).toBe(200)
        expect((await logIn(email, `${password}x`)).code).toBe(401)
      }),
      { numRuns: 12 },
    )
    expect(registered).toBeGreaterThan(5)
  })
})

describe('wrong passwords', () => {
  it('lock an account for an hour after five, even for the right password', async () => {
    for (let i = 0; i < 5; i += 1) expect((await logIn(EMAIL, `wrong ${i}`)).code).toBe(401)
    runs = 0
    const answer = await server.raw('loginUser', { body: { email: EMAIL, password: PASSWORD } })
    expect(answer.status).toBe(429)
    expect(answer.headers['retry-after']).toBe('3600')
    expect(runs).toBe(0)
    server.clock.now = new Date(server.clock.now.getTime() + HOUR_MS + 1)
    expect((await logIn(EMAIL, PASSWORD)).code).toBe(200)
  })

  it('lock an unknown address in the same way', async () => {
    const attempts = await codes(times(1, () => logIn('nobody@example.jp', 'wrong')))
    for (let i = 0; i < 5; i += 1) attempts.push((await logIn('Nobody@example.jp', 'wrong')).code)
    expect(attempts).toEqual([401, 401, 401, 401, 401, 429])
  })

  it.each([EMAIL, 'nobody-at-once@example.jp'])(
    'counts wrong passwords that arrive at the same time for %s',
    async (email) => {
      const answers = await codes(times(12, (i) => logIn(email, `wrong ${i}`)))
      expect(answers.filter((code) => code === 401)).toHaveLength(5)
      expect(answers.filter((code) => code === 429)).toHaveLength(7)
      expect(runs).toBe(5)
    },
  )

  it('forgets wrong passwords after a successful login', async () => {
    for (let i = 0; i < 4; i += 1) await logIn(EMAIL, 'wrong')
    expect((await logIn(EMAIL, PASSWORD)).code).toBe(200)
    for (let i = 0; i < 4; i += 1) expect((await logIn(EMAIL, 'wrong')).code).toBe(401)
    expect((await logIn(EMAIL, PASSWORD)).code).toBe(200)
  })

  it('stores wrong passwords without the address: an unknown one is counted by its hash', async () => {
    await logIn('secret-person@example.jp', 'wrong')
    const rows = await server.database.selectFrom('failed_attempt').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('secret-person')
  })
})

describe('a flood of logins', () => {
  it('answers 503 beyond the queue, and does not count those calls as failed attempts', async () => {
    let open: () => void = () => undefined
    blocked = new Promise((resolve) => {
      open = resolve
    })
    const crowd = times(50, (i) => logIn(`crowd${i}@example.jp`, 'wrong'))
    const own = async () => {
      // Runs once the queue is full and the first call of the crowd is refused.
      await Promise.race(crowd)
      const answers = []
      for (let i = 0; i < 7; i += 1)
        answers.push(await server.raw('loginUser', { body: { email: EMAIL, password: 'x' } }))
      open()
      return answers
    }
    const answers = await own()
    expect(answers.map(({ status }) => status)).toEqual(times(7, () => 503))
    expect(answers[0]?.headers['retry-after']).toBe('3')
    const statuses = await codes(crowd)
    blocked = null
    expect(statuses.filter((code) => code === 401)).toHaveLength(42)
    expect((await logIn(EMAIL, PASSWORD)).code).toBe(200)
  })
})

describe('a hash of another cost', () => {
  const hashOf = async () =>
    (
      await server.database
        .selectFrom('account')
        .select('password_hash')
        .where('email', '=', EMAIL)
        .executeTakeFirstOrThrow()
    ).password_hash

  it('computes a hash of another cost again at the next successful login, also when several arrive at the same time', async () => {
    const cheap = await passwordHasher(argon2id, { memory: 64, passes: 1, parallelism: 1 }).hash(PASSWORD)
    if (!cheap.ok) return expect.unreachable(cheap.error.code)
    await server.database
      .updateTable('account')
      .set({ password_hash: cheap.value })
      .where('email', '=', EMAIL)
      .execute()
    expect((await logIn(EMAIL, 'wrong password')).code).toBe(401)
    expect(await hashOf()).toBe(cheap.value)
    expect(await codes(times(3, () => logIn(EMAIL, PASSWORD)))).toEqual([200, 200, 200])
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await logIn(EMAIL, PASSWORD)).code).toBe(200)
  })
})
