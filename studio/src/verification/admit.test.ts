import type { Connection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { createOrderRecordStore } from '@irodori/client/orderRecord'
import type { KeyStorage } from '@irodori/client/session'
import { createSessionStore } from '@irodori/client/session'
import type { Endpoint } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import type { ErrorCode } from '@irodori/contract/errorCode'
import type { Result } from '@irodori/result'
import { expect, it } from 'vitest'
import { admit, type DesignClaim } from './admit.ts'

const claim: DesignClaim = { productId: 'card', actionType: 'create' }
const { signal } = new AbortController()
const credentials = { orderNumber: 'irodori-10000001', phoneNumber: '09012345678' }

const refused = (status: number, errorCode: ErrorCode): Result<never, CallError> => ({
  ok: false,
  error: { kind: 'REFUSED', status, errorCode, message: null, error: {} },
})

function memory(): KeyStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** A connection with a fake server that answers by the name of the call and records the calls. */
function connect(answers: Readonly<Record<string, Result<unknown, CallError>>>) {
  const storage = memory()
  const asked: [name: string, body: unknown][] = []
  const connection = {
    client: {
      call: async (called: Endpoint, given: { body?: unknown }) => {
        const [name] = Object.entries(endpoints).find(([, endpoint]) => endpoint === called) ?? ['']
        asked.push([name, given.body])
        return answers[name] ?? { ok: true, value: null }
      },
    },
    session: createSessionStore(storage),
    orderRecord: createOrderRecordStore(storage, () => 0),
  } as unknown as Connection
  return { connection, asked, names: () => asked.map(([name]) => name) }
}

const verified = { ok: true, value: { orderNumber: 'irodori-10000001', paymentType: 'COMBINI' } } as const
const opened = { ok: true, value: [{ token: 't', userName: 'irodori-10000001', role: 'GUEST' }] } as const

it('ODR-4: logs in with a verified order and stores its numbers for saving', async () => {
  const { connection, names } = connect({ verifyOrder: verified, loginGuest: opened })
  const admission = await admit(connection, claim, credentials, false, signal)
  expect(admission).toEqual({
    ok: true,
    value: { ...credentials, paymentType: 'COMBINI', session: opened.value[0] },
  })
  expect(names()).toEqual(['verifyOrder', 'loginGuest'])
  expect(connection.session.read()?.token).toBe('t')
  expect(connection.orderRecord.read()).toEqual(credentials)
})

it('ODR-25: ends the session of another order before the new one replaces it', async () => {
  const { connection, names } = connect({ verifyOrder: verified, loginGuest: opened })
  connection.session.write({ token: 'old', userName: 'irodori-99999999', role: 'GUEST' })
  await admit(connection, claim, credentials, false, signal)
  expect(names()).toEqual(['verifyOrder', 'loginGuest', 'logout'])
})

it('ODR-4: attempts no login with a refused order', async () => {
  const { connection, names } = connect({ verifyOrder: refused(403, 'ORDER_IS_PRODUCED') })
  expect(await admit(connection, claim, credentials, false, signal)).toEqual(refused(403, 'ORDER_IS_PRODUCED'))
  expect(names()).toEqual(['verifyOrder'])
})

it('ODR-7: continues with another product only after the customer accepts it, and ignores no other refusal', async () => {
  const wrong = connect({ verifyOrder: refused(404, 'NOT_MATCH_PRODUCT_WITH_ORDER'), loginGuest: opened })
  expect((await admit(wrong.connection, claim, credentials, false, signal)).ok).toBe(false)
  expect((await admit(wrong.connection, claim, credentials, true, signal)).ok).toBe(true)
  const produced = connect({ verifyOrder: refused(403, 'ORDER_IS_PRODUCED'), loginGuest: opened })
  expect((await admit(produced.connection, claim, credentials, true, signal)).ok).toBe(false)
})

it('ODR-3: sends only the product on creation', async () => {
  const { connection, asked } = connect({ verifyOrder: verified, loginGuest: opened })
  await admit(connection, claim, credentials, false, signal)
  expect(asked[0]?.[1]).toEqual({ ...credentials, productId: 'card', actionType: 'create' })
})

it('ODR-26: keeps the session of an account, because the verification joins the order to it', async () => {
  const { connection, names } = connect({ verifyOrder: verified, loginGuest: opened })
  connection.session.write({ token: 'mine', userName: 'hana@example.com', role: 'USER' })
  expect((await admit(connection, claim, credentials, false, signal)).ok).toBe(true)
  expect(names()).toEqual(['verifyOrder'])
  expect(connection.session.read()?.token).toBe('mine')
  expect(connection.orderRecord.read()).toEqual(credentials)
})

it('ODR-3: sends the designs on a change', async () => {
  const { connection, asked } = connect({ verifyOrder: verified, loginGuest: opened })
  await admit(connection, { productId: 'card', actionType: 'update', designIds: ['d1'] }, credentials, false, signal)
  expect(asked[0]?.[1]).toEqual({ ...credentials, productId: 'card', actionType: 'update', designIds: ['d1'] })
})

it('SES-39: stores nothing of a check that has ended before its answer', async () => {
  const ended = new AbortController()
  const { connection, names } = connect({ verifyOrder: verified, loginGuest: opened })
  const admission = admit(connection, claim, credentials, false, ended.signal)
  ended.abort()
  expect(await admission).toEqual({ ok: false, error: { kind: 'ABORTED' } })
  expect(names()).toEqual(['verifyOrder'])
  expect([connection.session.read(), connection.orderRecord.read()]).toEqual([null, null])
})
