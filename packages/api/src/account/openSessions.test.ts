import { HOUR_MS } from '@irodori/contract/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cheapArgon2id } from '../../testing/accounts/cheapArgon2id.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let server: TestServer
let runs = 0
let email: string
let token: string
beforeAll(async () => {
  server = await testServer({ argon2id: cheapArgon2id })
})
beforeEach(async () => {
  runs += 1
  email = `sessions${runs}@example.jp`
  token = await server.logInUser(email)
})
afterAll(() => server.close())

const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}
async function logIn(userAgent: string): Promise<string> {
  const body = { email, password: `${email}/password` }
  const answer = await server.call('loginUser', { body, headers: { 'user-agent': userAgent } })
  return answer.data?.[0]?.token ?? ''
}
const list = async (as = token) => (await server.call('listSessions', {}, as)).data ?? []
const isOpen = async (one: string) => (await server.call('readUser', {}, one)).code === 200

describe('the list of sessions of an account', () => {
  it('lists browser, system and times, the last used session first, and marks the calling one', async () => {
    later(HOUR_MS / 5)
    const begun = server.clock.now
    const phone = await logIn(PHONE)
    later(HOUR_MS / 5)
    await logIn(WINDOWS)
    later(HOUR_MS / 4)
    const sessions = await list(phone)
    expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ['Safari', 'iOS', true],
      ['Chrome', 'Windows', false],
      [null, null, false],
    ])
    expect(sessions[0]).toMatchObject({
      begunAt: begun.toISOString(),
      lastUsedAt: server.clock.now.toISOString(),
    })
    expect(JSON.stringify(sessions)).not.toContain(phone)
  })

  it('leaves out sessions that are over', async () => {
    await logIn(PHONE)
    later(HOUR_MS / 2)
    expect(await list()).toHaveLength(2)
    later(HOUR_MS * 0.6)
    expect(await list()).toHaveLength(1)
  })

  it('ends one session and leaves the others open', async () => {
    const phone = await logIn(PHONE)
    const { id: sessionId = '' } = (await list()).find(({ isCurrent }) => !isCurrent) ?? {}
    expect((await server.call('endSession', { params: { sessionId } }, token)).code).toBe(200)
    expect([await isOpen(phone), await isOpen(token)]).toEqual([false, true])
    expect((await server.call('endSession', { params: { sessionId } }, token)).errorCode).toBe('NOT_FOUND')
  })

  it('ends all sessions but the one that calls', async () => {
    const others = [await logIn(PHONE), await logIn(WINDOWS)]
    expect((await server.call('endOtherSessions', {}, token)).code).toBe(200)
    expect([await isOpen(token), ...(await Promise.all(others.map(isOpen)))]).toEqual([true, false, false])
  })

  it('shows another account nothing, and refuses to end a session for it', async () => {
    const [own] = await list()
    const stranger = await server.logInUser(`stranger${runs}@example.jp`)
    expect(await list(stranger)).toHaveLength(1)
    const answer = await server.call('endSession', { params: { sessionId: own?.id ?? '' } }, stranger)
    expect(answer.errorCode).toBe('NOT_FOUND')
    await server.call('endOtherSessions', {}, stranger)
    expect(await isOpen(token)).toBe(true)
  })

  it('stores no more than forty characters of what a client says of itself', async () => {
    const forged = await logIn(`${'x'.repeat(5000)}/1.0 (${'y'.repeat(5000)})`)
    const [first] = await list(forged)
    expect((first?.browser ?? '').length).toBeLessThanOrEqual(40)
    expect((first?.system ?? '').length).toBeLessThanOrEqual(40)
  })
})
