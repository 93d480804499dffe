import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countMails, latestLink } from '../../testing/accountMail.ts'
import { codeOf } from '../../testing/accounts/authenticatorApp.ts'
import { cheapArgon2id } from '../../testing/accounts/cheapArgon2id.ts'
import type { DeskMember } from '../../testing/accounts/deskMember.ts'
import {
  deskMember,
  invitationToken,
  logInAtDesk,
  passwordOf,
  SHOP_URL,
  tokenOfCookie,
  tokenOfLink,
} from '../../testing/accounts/deskMember.ts'
import { softwareAuthenticator } from '../../testing/accounts/softwareAuthenticator.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { testStaff } from '../../testing/testStaff.ts'

let server: TestServer
let owner: DeskMember
let runs = 0
/** Whether passwords can be hashed. */
let isHashing = true
beforeAll(async () => {
  server = await testServer({
    argon2id: async (...message) => {
      if (!isHashing) throw new Error('planted: no password is hashed')
      return cheapArgon2id(...message)
    },
    configuration: { publicUrl: SHOP_URL, sealingKeys: [Buffer.alloc(32, 7)] },
  })
  owner = await deskMember(server, 'OWNER', 'owner@shop.example')
})
afterAll(() => server.close())

/** A member of their own for each test. */
const clerk = () => {
  runs += 1
  return deskMember(server, 'CLERK', `clerk${runs}@shop.example`)
}

const linkOfMail = async (kind: 'STAFF_INVITATION' | 'STAFF_PASSWORD', to: string) =>
  tokenOfLink(String(await latestLink(server, kind, to)))

const log = async (search: string) =>
  (await server.call('searchAuditLog', { query: { search } }, owner.token)).data?.entries ?? []
const isOpen = async (token: string) => (await server.raw('readStaffMember', {}, token)).status === 200

describe('DSK-2: an invitation', () => {
  it('is mailed by an owner, and makes an account with the role once', async () => {
    const email = 'new@shop.example'
    const body = { email: ' New@shop.example', role: 'PRODUCTION' }
    expect((await server.call('inviteStaff', { body: { ...body, email } }, owner.token)).code).toBe(200)
    const token = await linkOfMail('STAFF_INVITATION', email)
    expect((await server.call('openStaffLink', { body: { token } })).data).toEqual({
      purpose: 'INVITATION',
      email,
      role: 'PRODUCTION',
      userName: null,
    })
    const accept = (more: object = {}) =>
      server.call('acceptStaffLink', { body: { token, userName: '製作 太郎', password: passwordOf(email), ...more } })
    expect((await accept({ password: 'password1' })).error).toEqual({ password: ['TOO_COMMON'] })
    expect((await accept({ userName: undefined })).error).toEqual({ userName: ['REQUIRED'] })
    expect((await accept()).code).toBe(200)
    expect((await accept()).errorCode).toBe('TOKEN_INVALID')
    const { data } = await server.call('loginStaff', { body: { email, password: passwordOf(email) } })
    expect(data).toMatchObject({ email, userName: '製作 太郎', role: 'PRODUCTION' })
    expect((await server.call('inviteStaff', { body: { ...body, email } }, owner.token)).error).toEqual({
      email: ['TAKEN'],
    })
    expect(await log('acceptStaffLink 太郎')).toHaveLength(1)
  })

  it('works for seven days, until it is withdrawn or another one is sent', async () => {
    const email = 'late@shop.example'
    const old = await invitationToken(server, 'CLERK', email)
    const token = await invitationToken(server, 'CLERK', email)
    const open = async (of: string) => (await server.call('openStaffLink', { body: { token: of } })).errorCode
    expect([await open(old), await open(token)]).toEqual(['TOKEN_INVALID', null])
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + 7 * DAY_MS)
    expect(await open(token)).toBe('TOKEN_INVALID')
    server.clock.now = before
    const { invitations = [] } = (await server.call('listStaff', {}, owner.token)).data ?? {}
    const invitationId = invitations.find((each) => each.email === email)?.id ?? ''
    expect((await server.call('withdrawStaffInvitation', { params: { invitationId } }, owner.token)).code).toBe(200)
    expect(await open(token)).toBe('TOKEN_INVALID')
  })

  it('for the first owner is made by the command line, which prints the link and writes to the log', async () => {
    const { type } = testStaff(server, '/nowhere')
    const invited = await type('staff', 'invite', 'First@shop.example', '--role', 'owner')
    expect(invited.code).toBe(0)
    const printed = /\S+#token=\S+/.exec(invited.output)?.[0] ?? ''
    const { data } = await server.call('openStaffLink', { body: { token: tokenOfLink(printed) } })
    expect(data).toMatchObject({ email: 'first@shop.example', role: 'OWNER' })
    expect(await countMails(server, 'STAFF_INVITATION', 'first@shop.example')).toBe(1)
    expect(await log('staff invite First')).toEqual([
      expect.objectContaining({ source: 'COMMAND_LINE', actor: 'hana', outcome: 'DONE' }),
    ])
    expect((await type('staff', 'list')).output).toMatch(/first@shop\.example\s+\(invited until/)
    expect((await type('staff', 'remove', 'first@shop.example')).code).toBe(0)
    expect((await server.call('openStaffLink', { body: { token: tokenOfLink(printed) } })).errorCode).toBe(
      'TOKEN_INVALID',
    )
    expect((await type('staff', 'remove', 'first@shop.example')).code).toBe(1)
    expect((await type('staff', 'invite', 'x@shop.example', '--role', 'king')).code).not.toBe(0)
  })
})

describe('DSK-3: a session of the desk', () => {
  it('is in a cookie that no script reads and no other site sends, and ends when the member logs out', async () => {
    const { email, password } = await clerk()
    const { headers } = await server.raw('loginStaff', { body: { email, password } })
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-irodori\.desk=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    const own = { cookie: `__Host-irodori.desk=${tokenOfCookie(headers['set-cookie'])}` }
    expect((await server.raw('readStaffMember', { headers: own })).status).toBe(200)
    const out = await server.raw('logoutStaff', { headers: own })
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-irodori\.desk=; Max-Age=0;/)
    expect((await server.raw('readStaffMember', { headers: own })).status).toBe(401)
  })

  it('is listed with its device, can be ended by its member and by an owner, and ends when it is unused', async () => {
    const { id, email, token } = await clerk()
    const other = await logInAtDesk(server, email)
    const list = async () => (await server.call('listStaffSessions', {}, token)).data ?? []
    expect((await list()).map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
    const sessionId = (await list()).find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect((await server.call('endStaffSession', { params: { sessionId } }, token)).code).toBe(200)
    expect([await isOpen(other), await isOpen(token)]).toEqual([false, true])
    expect((await server.call('endStaffSession', { params: { sessionId } }, token)).code).toBe(404)
    const third = await logInAtDesk(server, email)
    await server.call('endOtherStaffSessions', {}, token)
    expect([await isOpen(third), await isOpen(token)]).toEqual([false, true])
    await server.call('endSessionsOfStaff', { params: { staffId: id } }, owner.token)
    expect(await isOpen(token)).toBe(false)
    const idle = await logInAtDesk(server, email)
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + HOUR_MS)
    expect(await isOpen(idle)).toBe(false)
    server.clock.now = before
  })

  it('of another member cannot be ended by a clerk', async () => {
    const [mine, theirs] = [await clerk(), await clerk()]
    const sessions = (await server.call('listStaffSessions', {}, theirs.token)).data ?? []
    const params = { sessionId: sessions[0]?.id ?? '' }
    expect((await server.call('endStaffSession', { params }, mine.token)).code).toBe(404)
    expect(await isOpen(theirs.token)).toBe(true)
  })
})

describe('DSK-4: the account of a member', () => {
  it('brakes guesses at the password as the accounts of customers do', async () => {
    const { email, password } = await clerk()
    const attempt = (typed: string) => server.call('loginStaff', { body: { email, password: typed } })
    const codes = []
    for (let i = 0; i < 6; i += 1) codes.push((await attempt('wrong')).errorCode)
    expect(codes).toEqual([...Array(5).fill('LOGIN_FAILED'), 'TOO_MANY_TRIES'])
    expect((await attempt(password)).errorCode).toBe('TOO_MANY_TRIES')
    expect((await server.call('loginStaff', { body: { email: 'no@shop.example', password } })).errorCode).toBe(
      'LOGIN_FAILED',
    )
  })

  it('is no account of a customer, and that of a customer opens no desk', async () => {
    const { email, password } = await clerk()
    expect((await server.call('loginUser', { body: { email, password } })).errorCode).toBe('LOGIN_FAILED')
    await server.logInUser('both@shop.example')
    const body = { email: 'both@shop.example', password: 'both@shop.example/password' }
    expect((await server.call('loginUser', { body })).code).toBe(200)
    expect((await server.call('loginStaff', { body })).errorCode).toBe('LOGIN_FAILED')
  })

  it('gets another password, which ends the other sessions and is told by mail', async () => {
    const { email, password, token } = await clerk()
    const other = await logInAtDesk(server, email)
    const change = (oldPassword: string, newPassword: string) =>
      server.call('changeStaffPassword', { body: { oldPassword, newPassword } }, token)
    expect((await change('wrong', 'momiji-no-niwa-7')).errorCode).toBe('PASSWORD_WRONG')
    expect((await change(password, 'password1')).error).toEqual({ newPassword: ['TOO_COMMON'] })
    expect((await change(password, 'momiji-no-niwa-7')).code).toBe(200)
    expect([await isOpen(other), await isOpen(token)]).toEqual([false, true])
    expect(await countMails(server, 'ACCOUNT_PASSWORD_CHANGED', email)).toBe(1)
    const { body } = await server.database
      .selectFrom('mail')
      .select('body')
      .where('kind', '=', 'ACCOUNT_PASSWORD_CHANGED')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect(body).toContain(`${SHOP_URL}/desk/account`)
  })

  it('gets a new password by the link that an owner sends, for an hour and once; sessions end', async () => {
    const { id, email, token } = await clerk()
    const send = () => server.call('sendStaffPasswordLink', { params: { staffId: id } }, owner.token)
    expect((await send()).code).toBe(200)
    const link = await linkOfMail('STAFF_PASSWORD', email)
    expect((await server.call('openStaffLink', { body: { token: link } })).data).toMatchObject({ purpose: 'PASSWORD' })
    const accept = () => server.call('acceptStaffLink', { body: { token: link, password: 'momiji-no-niwa-8' } })
    expect([(await accept()).code, (await accept()).errorCode]).toEqual([200, 'TOKEN_INVALID'])
    expect(await isOpen(token)).toBe(false)
    expect((await server.call('loginStaff', { body: { email, password: 'momiji-no-niwa-8' } })).code).toBe(200)
  })

  it('requires codes of an authenticator app after the first one, and none after the command line removed them', async () => {
    const { email, password, token } = await clerk()
    const { data } = await server.call('prepareStaffSecondFactor', { body: { password } }, token)
    const code = () => codeOf(data?.secret ?? '', server.clock.now)
    const added = await server.call('addStaffSecondFactor', { body: { code: code() } }, token)
    const [recovery = ''] = added.data?.recoveryCodes ?? []
    const logIn = (more: object = {}) => server.call('loginStaff', { body: { email, password, ...more } })
    expect((await logIn()).errorCode).toBe('CODE_REQUIRED')
    expect((await logIn({ code: '000000' })).errorCode).toBe('CODE_WRONG')
    expect((await logIn({ code: recovery })).code).toBe(200)
    expect((await logIn({ code: recovery })).errorCode).toBe('CODE_WRONG')
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    expect((await logIn({ code: code() })).code).toBe(200)
    expect(await countMails(server, 'ACCOUNT_CODE_ADDED', email)).toBe(1)
    const { type } = testStaff(server, '/nowhere')
    expect((await type('staff', 'remove-code', email)).output).toBe('the account requires no code any more')
    expect((await logIn()).code).toBe(200)
  })

  it('is opened by its passkey, which opens no account of a customer; that of a customer opens no desk', async () => {
    const { email, password, token } = await clerk()
    const key = softwareAuthenticator(SHOP_URL)
    const options = await server.call('prepareStaffPasskey', { body: { password } }, token)
    const credential = key.create(options.data?.challenge ?? '')
    expect((await server.call('addStaffPasskey', { body: { credential } }, token)).code).toBe(200)
    expect((await server.call('listStaffPasskeys', {}, token)).data).toHaveLength(1)
    const ask = async () => (await server.call('prepareStaffPasskeyLogin')).data?.challenge ?? ''
    const opened = await server.raw('loginStaffPasskey', { body: { credential: key.get(await ask()) } })
    expect(opened.status).toBe(200)
    expect(await isOpen(tokenOfCookie(opened.headers['set-cookie']))).toBe(true)
    const asCustomer = await server.call('loginPasskey', { body: { credential: key.get(await ask()) } })
    expect(asCustomer.errorCode).toBe('PASSKEY_REFUSED')
    const user = await server.logInUser(`user-${email}`)
    const theirs = softwareAuthenticator(SHOP_URL)
    const body = { password: `user-${email}/password` }
    const challenge = (await server.call('preparePasskey', { body }, user)).data?.challenge ?? ''
    await server.call('addPasskey', { body: { credential: theirs.create(challenge) } }, user)
    const asStaff = await server.call('loginStaffPasskey', { body: { credential: theirs.get(await ask()) } })
    expect(asStaff.errorCode).toBe('PASSKEY_REFUSED')
  })
})

describe('DSK-5: owners', () => {
  it('give other members another role and remove them with sessions, passkeys and codes', async () => {
    const { id: staffId, token, password } = await clerk()
    const params = { staffId }
    await server.call('prepareStaffSecondFactor', { body: { password } }, token)
    expect((await server.call('changeStaffRole', { params, body: { role: 'DESIGNER' } }, owner.token)).code).toBe(200)
    expect((await server.call('readStaffMember', {}, token)).data?.role).toBe('DESIGNER')
    expect((await server.call('removeStaff', { params }, owner.token)).code).toBe(200)
    expect(await isOpen(token)).toBe(false)
    expect((await server.call('removeStaff', { params }, owner.token)).code).toBe(404)
    const factors = server.database.selectFrom('second_factor').select('account_id').where('account_id', '=', staffId)
    expect(await factors.execute()).toEqual([])
  })

  it('cannot change or remove themselves, so that the shop keeps one, even if two remove each other at once', async () => {
    const own = { params: { staffId: owner.id } }
    expect((await server.call('removeStaff', own, owner.token)).code).toBe(403)
    expect((await server.call('changeStaffRole', { ...own, body: { role: 'CLERK' } }, owner.token)).code).toBe(403)
    const [a, b] = [
      await deskMember(server, 'OWNER', 'a@shop.example'),
      await deskMember(server, 'OWNER', 'b@shop.example'),
    ]
    const codes = await Promise.all([
      server.call('removeStaff', { params: { staffId: b.id } }, a.token),
      server.call('removeStaff', { params: { staffId: a.id } }, b.token),
    ])
    expect(codes.filter(({ code }) => code === 200)).toHaveLength(1)
    const left = server.database.selectFrom('staff_account').select('id').where('id', 'in', [a.id, b.id])
    expect(await left.execute()).toHaveLength(1)
  })
})

describe('DSK-6: the audit log', () => {
  it('has each change with its actor and its end, also those that were refused', async () => {
    const { token, email, id: staffId } = await clerk()
    const body = { oldPassword: 'wrong', newPassword: 'momiji-no-niwa-9' }
    await server.call('changeStaffPassword', { body }, token)
    await server.call('changeStaffRole', { params: { staffId }, body: { role: 'DESIGNER' } }, owner.token)
    const [refused] = await log(`changeStaffPassword ${email}`)
    expect(refused).toMatchObject({ source: 'DESK', actor: `CLERK ${email}`, outcome: 'PASSWORD_WRONG' })
    const [changed] = await log(`changeStaffRole ${email}`)
    expect(changed).toMatchObject({ actor: 'OWNER owner@shop.example', subject: `${email} DESIGNER`, outcome: 'DONE' })
    expect(await log(`loginStaff ${email}`)).toHaveLength(1)
  })

  it('says of a change that a defect ended that it failed', async () => {
    const { token, email } = await clerk()
    isHashing = false
    const body = { oldPassword: passwordOf(email), newPassword: 'momiji-no-niwa-9' }
    const { status } = await server.raw('changeStaffPassword', { body }, token)
    isHashing = true
    expect(status).toBe(500)
    expect(await log(`changeStaffPassword ${email}`)).toEqual([expect.objectContaining({ outcome: 'FAILED' })])
  })

  it('is searched by words in any case, and read page by page', async () => {
    const { database, clock } = server
    for (let i = 0; i < 120; i += 1)
      await database
        .insertInto('staff_access')
        .values({ id: `entry-${i}`, staff: 'Momo', command: 'orders hold', subject: `M-${i}`, happened_at: clock.now })
        .execute()
    const page = async (after?: string) =>
      (await server.call('searchAuditLog', { query: { search: 'momo HOLD', ...(after && { after }) } }, owner.token))
        .data
    const first = await page()
    const second = await page(first?.entries.at(-1)?.id)
    const third = await page(second?.entries.at(-1)?.id)
    expect([first, second, third].map((each) => [each?.entries.length, each?.hasMore])).toEqual([
      [50, true],
      [50, true],
      [20, false],
    ])
    const ids = [first, second, third].flatMap((each) => each?.entries.map(({ id }) => id) ?? [])
    expect(new Set(ids).size).toBe(120)
    expect(await log('100%')).toEqual([])
  })
})
