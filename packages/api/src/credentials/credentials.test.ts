import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import { sandboxOrders } from '@irodori/demo-shop/sandboxOrders'
import { startSandbox } from '@irodori/demo-shop/startSandbox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WITHOUT_PAUSES } from '../../testing/sandboxAccess.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testPool, testServer } from '../../testing/testServer.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { credentialAddress } from '../connectors/credentialAddress.ts'
import { openConnectors } from '../connectors/openConnectors.ts'
import { RETRY_POLICY } from '../connectors/wire/readWithRetries.ts'
import { transact } from '../database/transact.ts'
import { startRunner } from '../jobs/runner.ts'
import { listMails } from '../mail/mails.ts'
import { runStaffCommand } from '../staff/program.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import type { Credential, YahooCredential } from './credential.ts'
import { scheduleCredentialNotice } from './credentialNoticeJob.ts'
import {
  listCredentials,
  putCredential,
  readCredential,
  RENEW_CREDENTIAL_JOB,
  removeCredential,
} from './credentialStore.ts'
import { renewCredentialJob } from './renewCredentialJob.ts'
import { warningOf } from './warnings.ts'
import { addEndpoint, findEndpoint, readSecrets } from '../webhooks/endpointStore.ts'
import { renewYahooToken } from './yahooTokens.ts'

const KEYS = [Buffer.alloc(32, 7)]
const ago = (milliseconds: number): Date => new Date(Date.now() - milliseconds)

/** The answers of a token endpoint, one after the other; the last one is repeated. */
let answers: { readonly status: number; readonly body: object }[] = []
const asked: { readonly authorization: string; readonly form: Record<string, string> }[] = []
const endpoint = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  request.on('end', () => {
    asked.push({
      authorization: request.headers.authorization ?? '',
      form: Object.fromEntries(new URLSearchParams(body)),
    })
    const { status, body: said } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500, body: {} }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
})

let pool: WorkerPool
let server: TestServer
let tokenUrl: string
/** Holds the files of the staff. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-credentials-'))
  await new Promise<void>((resolve) => {
    endpoint.listen(0, '127.0.0.1', resolve)
  })
  tokenUrl = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/yconnect/v2/token`
  pool = await testPool()
})
afterAll(async () => {
  endpoint.close()
  await pool.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  asked.length = 0
  answers = [{ status: 200, body: { access_token: 'second', token_type: 'Bearer', expires_in: 3600 } }]
  server = await testServer({
    pool,
    configuration: { sealingKeys: KEYS, tokenEndpoints: { YAHOO: tokenUrl, COLOR_ME: '' } },
  })
  server.clock.now = new Date()
})
afterEach(() => server.close())

const yahoo = (change: Partial<YahooCredential> = {}): YahooCredential => ({
  shop: 'YAHOO',
  sellerId: 'tayori-shop',
  clientId: 'dj00aiZpPX',
  clientSecret: 'a client secret',
  accessToken: 'first',
  accessTokenEndsAt: ago(0).toISOString(),
  refreshToken: 'a refresh token',
  authorisedAt: ago(HOUR_MS).toISOString(),
  signingKey: { pem: 'a public key', version: '1' },
  ...change,
})
const rakuten = (issuedAt: Date): Credential => ({
  shop: 'RAKUTEN',
  serviceSecret: 'SP000000_secret',
  licenseKey: 'SL000000_licence',
  issuedAt: issuedAt.toISOString(),
})

const put = (credential: Credential, at = server.clock.now) =>
  transact(server.database, (tx) => putCredential(tx, KEYS, credential, at))
const storedYahoo = async (): Promise<YahooCredential> => {
  const stored = await readCredential(server.database, KEYS, 'YAHOO')
  if (!stored.ok || stored.value.credential.shop !== 'YAHOO') throw new Error('there is no credential of Yahoo')
  return stored.value.credential
}
const jobs = () => server.database.selectFrom('job').selectAll().where('kind', '=', RENEW_CREDENTIAL_JOB).execute()

describe('the credentials of marketplaces', () => {
  it('are stored sealed: the database holds none of their secrets, and only the key opens them', async () => {
    const credential = yahoo()
    await put(credential)
    const row = await server.database.selectFrom('marketplace_credential').selectAll().executeTakeFirstOrThrow()
    for (const secret of ['a client secret', 'a refresh token', 'first', 'tayori-shop'])
      expect(JSON.stringify(row)).not.toContain(secret)
    expect(await storedYahoo()).toEqual(credential)
    expect(await readCredential(server.database, [Buffer.alloc(32)], 'YAHOO')).toEqual({
      ok: false,
      error: 'NO_KEY_OPENS',
    })
    expect(await readCredential(server.database, KEYS, 'RAKUTEN')).toEqual({ ok: false, error: 'NONE' })
  })

  it('end after ninety days at Rakuten, twelve hours or 28 days at Yahoo, and never at Color Me', async () => {
    const at = new Date('2026-11-01T00:00:00.000Z')
    const authorisedAt = at.toISOString()
    await put(rakuten(at))
    await put(yahoo({ authorisedAt }))
    await put({ shop: 'COLOR_ME', accessToken: 'a token' })
    const ends = async () =>
      Object.fromEntries(
        (await listCredentials(server.database)).map(({ shop, endsAt }) => [shop, endsAt?.toISOString() ?? null]),
      )
    expect(await ends()).toEqual({
      RAKUTEN: '2027-01-30T00:00:00.000Z',
      YAHOO: '2026-11-29T00:00:00.000Z',
      COLOR_ME: null,
    })
    await put(yahoo({ authorisedAt, signingKey: null }))
    expect((await ends()).YAHOO).toBe('2026-11-01T12:00:00.000Z')
  })
})

describe('the renewal of an access token', () => {
  it('asks the token endpoint as Yahoo documents it, keeps the refresh token and schedules the next renewal', async () => {
    await put(yahoo())
    const authorisedAt = (await storedYahoo()).authorisedAt
    await server.jobs.idle()
    expect(asked).toEqual([
      {
        authorization: `Basic ${Buffer.from('dj00aiZpPX:a+client+secret').toString('base64')}`,
        form: { grant_type: 'refresh_token', refresh_token: 'a refresh token' },
      },
    ])
    const renewed = await storedYahoo()
    expect(renewed).toMatchObject({ accessToken: 'second', refreshToken: 'a refresh token', authorisedAt })
    expect(Date.parse(renewed.accessTokenEndsAt) - server.clock.now.getTime()).toBe(HOUR_MS)
    const [next, ...others] = await jobs()
    expect(others).toEqual([])
    expect(next?.run_at.getTime()).toBe(server.clock.now.getTime() + 50 * 60_000)
  })

  it('happens once though two servers run, and is repeated after an answer that was lost', async () => {
    answers = [
      { status: 503, body: {} },
      { status: 200, body: { access_token: 'second', token_type: 'Bearer', expires_in: 3600 } },
    ]
    const handler = renewCredentialJob({
      database: server.database,
      keys: KEYS,
      renewToken: renewYahooToken(tokenUrl, () => server.clock.now),
      now: () => server.clock.now,
      log: () => undefined,
    })
    const deps = { database: server.database, log: () => undefined, concurrency: 2 }
    const second = startRunner({ ...deps, handlers: { [RENEW_CREDENTIAL_JOB]: handler } })
    await put(yahoo())
    await Promise.all([server.jobs.idle(), second.idle()])
    expect([(await storedYahoo()).accessToken, asked.length]).toEqual(['first', 1])
    server.clock.now = new Date(server.clock.now.getTime() + 2_000)
    await Promise.all([server.jobs.idle(), second.idle()])
    expect((await storedYahoo()).accessToken).toBe('second')
    await second.stop()
    expect(asked).toHaveLength(2)
  })

  it('does not overwrite a credential that the staff set while the endpoint was asked', async () => {
    await put(yahoo())
    const renewToken = async () => {
      await put(yahoo({ accessToken: 'of the staff', accessTokenEndsAt: new Date(Date.now() + HOUR_MS).toISOString() }))
      return { ok: true, value: { accessToken: 'late', accessTokenEndsAt: new Date().toISOString() } } as const
    }
    const handler = renewCredentialJob({
      database: server.database,
      keys: KEYS,
      renewToken,
      now: () => server.clock.now,
      log: () => undefined,
    })
    const runner = startRunner({
      database: server.database,
      log: () => undefined,
      concurrency: 1,
      handlers: { [RENEW_CREDENTIAL_JOB]: handler },
    })
    await runner.idle()
    await runner.stop()
    expect((await storedYahoo()).accessToken).toBe('of the staff')
  })

  it('ends when Yahoo says that the authorisation has ended: it is recorded and nothing is asked again', async () => {
    answers = [{ status: 400, body: { error: 'invalid_grant', error_description: 'refresh_token expired' } }]
    await put(yahoo())
    await server.jobs.idle()
    expect(asked).toHaveLength(1)
    expect(await jobs()).toEqual([])
    expect((await listCredentials(server.database))[0]?.refusedAt).toEqual(server.clock.now)
    expect(server.lines.join()).toContain('authorisation has ended')
    await put(yahoo({ accessTokenEndsAt: new Date(Date.now() + HOUR_MS).toISOString() }))
    expect((await listCredentials(server.database))[0]?.refusedAt).toBeNull()
  })

  it('ends with the credential that is removed', async () => {
    await put(yahoo())
    await transact(server.database, (tx) => removeCredential(tx, 'YAHOO'))
    await server.jobs.idle()
    expect([asked, await jobs()]).toEqual([[], []])
  })
})

describe('the end of a credential', () => {
  it.each([
    [15, null],
    [14, 14],
    [7.5, 14],
    [7, 7],
    [2, 3],
    [0.5, 1],
  ])('%d days ahead is the step %s', async (days, step) => {
    const now = new Date()
    const state = { shop: 'RAKUTEN', endsAt: new Date(now.getTime() + days * DAY_MS), refusedAt: null } as const
    expect(warningOf(state, now)).toEqual(step === null ? null : { kind: 'ENDS', state, at: state.endsAt, step })
  })

  it('is told to the shop by mail once for each step, in health and in the metrics', async () => {
    await put(rakuten(ago(80 * DAY_MS)))
    const look = async () => {
      await scheduleCredentialNotice(server.database)
      await server.jobs.idle()
      // The next look is due after an hour.
      server.clock.now = new Date(server.clock.now.getTime() + HOUR_MS + 1000)
      return (await listMails(server.database, { kind: 'CREDENTIAL_WARNING' })).map(({ subject }) => subject)
    }
    const soon = '楽天市場の認証情報の期限が近づいています'
    expect(await look()).toEqual([soon])
    expect(await look()).toEqual([soon])
    const ready = async () => (await server.app.inject('/health/ready')).json() as unknown
    expect(await ready()).toEqual({ ready: true, warnings: ['CREDENTIAL_ENDS:RAKUTEN'] })
    const metrics = async () => (await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
    expect(await metrics()).toMatch(/irodori_credential_end_seconds\{shop="RAKUTEN"\} 8[56]\d{4}/)
    expect(await metrics()).toContain('irodori_credential_refused{shop="RAKUTEN"} 0')
    server.clock.now = new Date(Date.now() + 4 * DAY_MS)
    expect(await look()).toEqual([soon, soon])
    server.clock.now = new Date(Date.now() + 11 * DAY_MS)
    expect(await look()).toContain('楽天市場の認証情報の期限が切れました')
    expect(await ready()).toEqual({ ready: true, warnings: ['CREDENTIAL_ENDED:RAKUTEN'] })
  })
})

describe('the command `reseal` after CREDENTIALS_KEY was changed to `new,old`', () => {
  const FRESH = Buffer.alloc(32, 8)
  const reseal = (sealingKeys: readonly Buffer[]) => testStaff(server, folder, { sealingKeys }).type('reseal')

  it('seals everything with the new key, so that the old one opens nothing and is not needed', async () => {
    await put(rakuten(ago(0)))
    await put(yahoo())
    const endpoint = await transact(server.database, (tx) =>
      addEndpoint(tx, KEYS, { url: 'https://receiver.example/hook', eventTypes: null }, ago(0)),
    )
    expect(await reseal([FRESH, ...KEYS])).toEqual({
      code: 0,
      output:
        '2 credentials, the secrets of 1 webhooks, the second factors of 0 accounts and 0 lists of pieces are sealed with the first key',
    })
    const opens = async (keys: readonly Buffer[]) => {
      const row = await findEndpoint(server.database, endpoint.id)
      return [
        (await readCredential(server.database, keys, 'RAKUTEN')).ok,
        (await readCredential(server.database, keys, 'YAHOO')).ok,
        row !== null && readSecrets(keys, row).ok,
      ]
    }
    expect(await opens([FRESH])).toEqual([true, true, true])
    expect(await opens(KEYS)).toEqual([false, false, false])
  })

  it('names what no key opens, and seals the others', async () => {
    await put(yahoo())
    const lost = [Buffer.alloc(32, 9)]
    await transact(server.database, (tx) => putCredential(tx, lost, rakuten(ago(0)), ago(0)))
    const { code, output } = await reseal([FRESH, ...KEYS])
    expect([code, output]).toEqual([1, expect.stringContaining('no key opens RAKUTEN')])
    expect(await readCredential(server.database, [FRESH], 'YAHOO')).toMatchObject({ ok: true })
  })

  it('needs a key', async () => {
    expect((await reseal([])).output).toContain('CREDENTIALS_KEY is not set')
  })
})

describe('a connector with a stored credential', () => {
  it('calls the marketplace with it, and records that the marketplace refuses it', async () => {
    const sandbox = await startSandbox(() => server.clock.now, { limits: {} })
    const { url, key } = sandbox.shops.RAKUTEN
    const [serviceSecret = '', licenseKey = ''] = key.split(':')
    const order = sandboxOrders.find(({ shop, behaviour }) => shop === 'RAKUTEN' && behaviour.kind === 'ORDER')
    if (!order) throw new Error('the sandbox has no order of Rakuten')
    const deps = { database: server.database, sealingKeys: KEYS, now: () => server.clock.now }
    const address = credentialAddress(deps, 'RAKUTEN', url)
    const { RAKUTEN } = openConnectors(
      { YAHOO: null, RAKUTEN: address, COLOR_ME: null },
      { retryPolicy: RETRY_POLICY, now: () => server.clock.now, timing: WITHOUT_PAUSES },
    )
    const find = async () => RAKUTEN?.find(order.orderNumber, order.phoneNumber)
    expect(await find()).toEqual({ ok: false, error: { code: 'AUTHENTICATION_FAILED' } })
    await put({ shop: 'RAKUTEN', serviceSecret, licenseKey, issuedAt: ago(0).toISOString() })
    expect(await find()).toMatchObject({ ok: true })
    expect((await listCredentials(server.database))[0]?.refusedAt).toBeNull()
    sandbox.setState('RAKUTEN', 'ACCESS_ENDED')
    expect(await find()).toEqual({ ok: false, error: { code: 'AUTHENTICATION_FAILED' } })
    expect((await listCredentials(server.database))[0]?.refusedAt).toEqual(server.clock.now)
    expect((await server.app.inject('/health/ready')).json()).toMatchObject({
      warnings: ['CREDENTIAL_REFUSED:RAKUTEN'],
    })
    await sandbox.close()
  })
})

describe('the commands for marketplaces', () => {
  const run = async (words: readonly string[], overrides = {}) => {
    const staff = testStaff(server, folder, overrides)
    const said: string[] = []
    const say = (line: string) => said.push(line)
    const context = { staff: 'hana', workingDirectory: folder, say, complain: say }
    const code = await runStaffCommand(staff.shop, context, words)
    return { code, said: said.join('\n') }
  }
  const fileOf = async (value: unknown): Promise<string> => {
    const file = join(await mkdtemp(join(folder, 'credential-')), 'credential.json')
    await writeFile(file, JSON.stringify(value))
    return file
  }

  describe('connect an application', () => {
    const YAHOO = {
      shop: 'YAHOO',
      sellerId: 'tayori-shop',
      clientId: 'dj00aiZpPX',
      clientSecret: 'a client secret',
      redirectUri: 'https://shop.example/agreed',
      signingKey: null,
    }
    const COLOR_ME = {
      shop: 'COLOR_ME',
      clientId: 'f8f4f0',
      clientSecret: 'a colourful secret',
      redirectUri: 'urn:ietf:wg:oauth:2.0:oob',
    }
    const tokens = () => ({
      tokenEndpoints: { YAHOO: tokenUrl, COLOR_ME: tokenUrl.replace('yconnect/v2', 'oauth') },
    })
    const begin = async (file: string) => {
      const { said } = await run(['marketplaces', 'connect', file], tokens())
      const address = said.split('\n').find((line) => line.startsWith('https://'))
      if (address === undefined) throw new Error(`no address in: ${said}`)
      return new URL(address)
    }
    const finish = (file: string, answer: string) =>
      run(['marketplaces', 'connect', file, '--answer', answer], tokens())
    /** As Yahoo signs it; the signature is not looked at, because the token comes from Yahoo itself. */
    const idToken = (claims: object) =>
      [{ alg: 'RS256', kid: '1' }, claims, {}]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')

    it('to Yahoo: the agreement of the administrator becomes a credential, and no secret is printed', async () => {
      const file = await fileOf(YAHOO)
      const page = await begin(file)
      expect(`${page.origin}${page.pathname}`).toBe('https://auth.login.yahoo.co.jp/yconnect/v2/authorization')
      const { state = '', code_challenge, ...shown } = Object.fromEntries(page.searchParams)
      expect(shown).toEqual({
        response_type: 'code',
        client_id: YAHOO.clientId,
        redirect_uri: YAHOO.redirectUri,
        scope: 'openid',
        code_challenge_method: 'S256',
        bail: '1',
      })
      const seconds = Math.floor(Date.now() / 1000)
      const claims = {
        iss: tokenUrl.replace(/\/token$/, ''),
        sub: 'a',
        aud: [YAHOO.clientId],
        iat: seconds,
        exp: seconds + 600,
      }
      const body = { access_token: 'first', token_type: 'Bearer', expires_in: 3600, refresh_token: 'a refresh token' }
      answers = [{ status: 200, body: { ...body, id_token: idToken(claims) } }]
      const query = new URLSearchParams({ code: 'SxlOBeZQ', state })
      const { code, said } = await finish(file, `${YAHOO.redirectUri}?${query}`)
      expect([code, said]).toEqual([0, expect.stringContaining('the credential of YAHOO is set; it ends on')])
      expect(said).not.toMatch(/first|refresh token|secret/)
      const [sent] = asked
      expect(sent?.authorization).toBe(`Basic ${Buffer.from('dj00aiZpPX:a+client+secret').toString('base64')}`)
      const { code_verifier = '', ...form } = sent?.form ?? {}
      expect(form).toEqual({ grant_type: 'authorization_code', code: 'SxlOBeZQ', redirect_uri: YAHOO.redirectUri })
      expect(createHash('sha256').update(code_verifier).digest('base64url')).toBe(code_challenge)
      expect(await storedYahoo()).toMatchObject({
        accessToken: 'first',
        refreshToken: 'a refresh token',
        signingKey: null,
      })
    })

    it.each([
      [
        'another state',
        (state: string) => ({ code: 'a', state: `${state.slice(0, -4)}AAAA` }),
        'another authorisation',
      ],
      ['no state', () => ({ code: 'a' }), 'another authorisation'],
      ['a refusal', (state: string) => ({ error: 'access_denied', state }), 'no code'],
    ])('to Yahoo: %s is refused without a call', async (_name, answer, sentence) => {
      const file = await fileOf(YAHOO)
      const state = (await begin(file)).searchParams.get('state') ?? ''
      const query = new URLSearchParams(answer(state) as Record<string, string>)
      const { code, said } = await finish(file, `${YAHOO.redirectUri}?${query}`)
      expect([code, said, asked.length]).toEqual([1, expect.stringContaining(sentence), 0])
      expect(await listCredentials(server.database)).toEqual([])
    })

    it('to Yahoo: an answer that comes too late, and a code that Yahoo refuses, are told as such', async () => {
      const file = await fileOf(YAHOO)
      const state = (await begin(file)).searchParams.get('state') ?? ''
      const query = new URLSearchParams({ code: 'used', state })
      answers = [{ status: 400, body: { error: 'invalid_grant' } }]
      expect((await finish(file, `${YAHOO.redirectUri}?${query}`)).said).toContain('invalid_grant')
      server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000)
      expect((await finish(file, `${YAHOO.redirectUri}?${query}`)).said).toContain('too old')
      expect(asked).toHaveLength(1)
    })

    it('to Color Me: the code in the address of its page, or alone, becomes a token that does not end', async () => {
      const file = await fileOf(COLOR_ME)
      const page = await begin(file)
      expect(Object.fromEntries(page.searchParams)).toEqual({
        response_type: 'code',
        client_id: COLOR_ME.clientId,
        redirect_uri: COLOR_ME.redirectUri,
        scope: 'read_sales write_sales',
      })
      answers = [
        { status: 200, body: { access_token: 'endless', token_type: 'bearer', scope: 'read_sales write_sales' } },
      ]
      for (const answer of ['https://api.shop-pro.jp/oauth/authorize/ad5a58c6', 'ad5a58c6'])
        expect((await finish(file, answer)).said).toContain('the credential of COLOR_ME is set; it does not end')
      expect(asked.map(({ form }) => form)).toEqual(
        Array(2).fill({
          grant_type: 'authorization_code',
          code: 'ad5a58c6',
          redirect_uri: COLOR_ME.redirectUri,
          client_id: COLOR_ME.clientId,
          client_secret: COLOR_ME.clientSecret,
        }),
      )
    })
  })

  it('set, list and remove a credential without printing a secret', async () => {
    const set = await run(['marketplaces', 'set', await fileOf(rakuten(new Date('2026-11-01T00:00:00.000Z')))])
    expect(set).toEqual({ code: 0, said: 'the credential of RAKUTEN is set; it ends on 2027-01-30T00:00:00.000Z' })
    const list = await run(['marketplaces', 'list'])
    expect(list.said).toMatch(/RAKUTEN +set +2027-01-30T00:00:00.000Z/)
    expect(list.said).toMatch(/YAHOO +none/)
    expect(list.said + set.said).not.toContain('SL000000')
    expect((await run(['marketplaces', 'remove', 'RAKUTEN'])).code).toBe(0)
    expect(await run(['marketplaces', 'remove', 'RAKUTEN'])).toEqual({
      code: 1,
      said: 'there is no credential of RAKUTEN',
    })
  })

  it('name each wrong field, and the missing key', async () => {
    const wrong = await run(['marketplaces', 'set', await fileOf({ ...rakuten(new Date()), issuedAt: 'yesterday' })])
    expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('issuedAt')])
    const keyless = await run(['marketplaces', 'set', await fileOf(rakuten(new Date()))], { sealingKeys: [] })
    expect([keyless.code, keyless.said]).toEqual([1, expect.stringContaining('CREDENTIALS_KEY is not set')])
    expect(await listCredentials(server.database)).toEqual([])
  })
})
