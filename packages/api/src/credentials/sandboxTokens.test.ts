import { DAY_MS, HOUR_MS, MINUTE_MS } from '@irodori/contract/durations'
import { sandboxOrders } from '@irodori/demo-shop/sandboxOrders'
import type { Sandbox } from '@irodori/demo-shop/startSandbox'
import { startSandbox } from '@irodori/demo-shop/startSandbox'
import type { Result } from '@irodori/result'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agreeAtYahoo, WITHOUT_PAUSES } from '../../testing/sandboxAccess.ts'
import { openConnectors } from '../connectors/openConnectors.ts'
import { RETRY_POLICY } from '../connectors/wire/readWithRetries.ts'
import type { Application } from './authorisation.ts'
import { exchangeCode } from './authorisation.ts'
import type { Credential, YahooCredential } from './credential.ts'
import { endOf } from './credential.ts'
import { renewYahooToken } from './yahooTokens.ts'

const KEYS = [Buffer.alloc(32, 7)]
let clock: Date
let sandbox: Sandbox
const now = () => clock
const pass = (milliseconds: number): void => {
  clock = new Date(clock.getTime() + milliseconds)
}
beforeEach(async () => {
  clock = new Date('2026-11-24T00:00:00.000Z')
  sandbox = await startSandbox(now, { limits: {} })
})
afterEach(() => sandbox.close())

type SigningKey = YahooCredential['signingKey']
const agree = (signingKey: SigningKey, codeChallenge?: string) =>
  agreeAtYahoo(sandbox, { keys: KEYS, now, signingKey, ...(codeChallenge !== undefined && { codeChallenge }) })

function yahooOf(exchanged: Result<Credential, unknown>): YahooCredential {
  if (!exchanged.ok || exchanged.value.shop !== 'YAHOO') throw new Error(JSON.stringify(exchanged))
  return exchanged.value
}

const REFUSED = { ok: false, error: { code: 'REFUSED', reason: 'invalid_grant' } }
const ENDED = { ok: false, error: { code: 'ENDED' } }

describe('a token of Yahoo’s sandbox', () => {
  it.each([
    ['for 28 days by a store that signs its calls', true, 28 * DAY_MS],
    ['for twelve hours by another store', false, 12 * HOUR_MS],
  ])('can be renewed %s', async (_name, isSigning, life) => {
    const exchange = await agree(isSigning ? sandbox.issueYahooKey() : null)
    const credential = yahooOf(await exchange())
    expect(endOf(credential)?.getTime()).toBe(clock.getTime() + life)
    const renew = renewYahooToken(sandbox.tokenEndpoints.YAHOO, now)
    pass(life - HOUR_MS)
    const renewed = await renew(credential)
    expect(renewed).toMatchObject({ ok: true })
    if (renewed.ok) expect(renewed.value.accessToken).not.toBe(credential.accessToken)
    expect(await renew({ ...credential, clientSecret: 'another' })).toEqual(ENDED)
    pass(HOUR_MS)
    expect(await renew(credential)).toEqual(ENDED)
  })

  it('is not given for a used code, a code of ten minutes ago, or another verifier', async () => {
    const exchange = await agree(null)
    expect(await exchange()).toMatchObject({ ok: true })
    expect(await exchange()).toEqual(REFUSED)
    const stolen = await agree(null, 'the challenge of another verifier')
    expect(await stolen()).toEqual(REFUSED)
    const late = await agree(null)
    pass(10 * MINUTE_MS)
    expect(await late()).toEqual(REFUSED)
  })

  it('reads orders for an hour', async () => {
    const exchange = await agree(null)
    const { sellerId, accessToken, signingKey } = yahooOf(await exchange())
    const access = { kind: 'YAHOO', sellerId, accessToken, signingKey } as const
    const { YAHOO } = openConnectors(
      { YAHOO: { url: sandbox.shops.YAHOO.url, access: async () => access }, RAKUTEN: null, COLOR_ME: null },
      { retryPolicy: RETRY_POLICY, now, timing: WITHOUT_PAUSES },
    )
    const order = sandboxOrders.find(({ shop, behaviour }) => shop === 'YAHOO' && behaviour.kind === 'ORDER')
    const find = () => YAHOO?.find(order?.orderNumber ?? '', order?.phoneNumber ?? '')
    expect(await find()).toMatchObject({ ok: true, value: { kind: 'FOUND' } })
    pass(HOUR_MS)
    expect(await find()).toEqual({ ok: false, error: { code: 'AUTHENTICATION_FAILED' } })
  })
})

it('a token of Color Me’s sandbox is given for a code of its page, once, and does not end', async () => {
  const redirectUri = 'urn:ietf:wg:oauth:2.0:oob'
  const application: Application = {
    shop: 'COLOR_ME',
    clientId: 'sandbox-application',
    clientSecret: 'sandbox secret',
    redirectUri,
  }
  const code = sandbox.agree('COLOR_ME', { redirectUri, codeChallenge: null })
  const exchange = (change: object = {}) =>
    exchangeCode({ endpoints: sandbox.tokenEndpoints, keys: KEYS, now }, { ...application, ...change }, code)
  expect(await exchange({ clientSecret: 'another' })).toEqual({
    ok: false,
    error: { code: 'REFUSED', reason: 'invalid_client' },
  })
  const exchanged = await exchange()
  if (!exchanged.ok || exchanged.value.shop !== 'COLOR_ME') throw new Error(JSON.stringify(exchanged))
  const { accessToken } = exchanged.value
  expect(await exchange()).toEqual(REFUSED)
  pass(400 * DAY_MS)
  const headers = { authorization: `Bearer ${accessToken}` }
  const read = await fetch(`${sandbox.shops.COLOR_ME.url}/v1/sales/300000001.json`, { headers })
  expect(read.status).toBe(200)
})
