import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cheapArgon2id } from '../../../testing/accounts/cheapArgon2id.ts'
import { countMails } from '../../../testing/accountMail.ts'
import { secureAccount } from '../../../testing/accounts/secureAccount.ts'
import type { TestServer } from '../../../testing/testServer.ts'
import { testServer } from '../../../testing/testServer.ts'
import { testStaff } from '../../../testing/testStaff.ts'

const HANAKO = 'hanako@example.jp'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ argon2id: cheapArgon2id, configuration: { sealingKeys: [Buffer.alloc(32, 7)] } })
})
afterAll(() => server.close())

const type = (...words: string[]) => testStaff(server, '/nowhere').type('accounts', ...words)
const isUser = async (token: string) => (await server.call('readUser', {}, token)).code === 200
const isGuest = async (token: string) => (await server.call('listOrders', {}, token)).code === 200

describe('the sessions of customers', () => {
  it('end for the account that the staff name, and stay open for others', async () => {
    const [hanako, other, guest] = [
      await server.logInUser(HANAKO),
      await server.logInUser('other@example.jp'),
      await server.logIn(),
    ]
    expect(await type('logout', '--email', ' Hanako@example.jp')).toEqual({ code: 0, output: '1 sessions are ended' })
    expect([await isUser(hanako), await isUser(other), await isGuest(guest)]).toEqual([false, true, true])
  })

  it('end for all customers, guests included, when the staff say so', async () => {
    const tokens = [await server.logInUser('another@example.jp'), await server.logIn()]
    expect(await type('logout', '--all')).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+ sessions/) })
    for (const token of tokens) expect((await server.raw('listOrders', {}, token)).status).toBe(401)
    expect(await server.database.selectFrom('session').select('token_hash').execute()).toEqual([])
  })

  it('stay open if the staff name nobody, both or an unknown address', async () => {
    const guest = await server.logIn()
    for (const words of [[], ['--all', '--email', HANAKO], ['--email', 'nobody@example.jp']])
      expect((await type('logout', ...words)).code).toBe(1)
    expect(await isGuest(guest)).toBe(true)
  })

  it('leave no address in the record of the staff', async () => {
    await type('logout', '--email', HANAKO)
    const rows = await server.database.selectFrom('staff_access').selectAll().execute()
    expect(rows).toContainEqual(expect.objectContaining({ staff: 'hana', command: 'accounts logout', subject: '' }))
    expect(JSON.stringify(rows)).not.toContain('example.jp')
  })
})

describe('the codes of a customer who has lost the authenticator app', () => {
  it('are required no more once the staff have removed them, and the owner is told', async () => {
    const email = 'lost@example.jp'
    const password = `${email}/password`
    await secureAccount(server, await server.logInUser(email), password)
    const logIn = () => server.call('loginUser', { body: { email, password } })
    expect((await logIn()).errorCode).toBe('CODE_REQUIRED')
    const removed = { code: 0, output: 'the account requires no code any more' }
    expect(await type('remove-code', '--email', email)).toEqual(removed)
    expect((await logIn()).code).toBe(200)
    expect(await countMails(server, 'ACCOUNT_CODE_REMOVED', email)).toBe(1)
    expect(await type('remove-code', '--email', email)).toEqual({ code: 0, output: 'the account requires no code' })
    expect((await type('remove-code', '--email', 'nobody@example.jp')).code).toBe(1)
  })
})
