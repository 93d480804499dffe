import type { Connection } from '@irodori/client/ClientProvider'
import { createOrderRecordStore } from '@irodori/client/orderRecord'
import type { KeyStorage, Session } from '@irodori/client/session'
import { createSessionStore } from '@irodori/client/session'
import type { Endpoint } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import { expect, it } from 'vitest'
import { sessionForOrder } from './orderSession.ts'

const order = { orderNumber: 'irodori-10000001', phoneNumber: '09012345678' }
const guest = (userName: string): Session => ({ token: `of ${userName}`, userName, role: 'GUEST' })

function memory(): KeyStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

function loggedInAs(session: Session | null, mayJoin = true) {
  const storage = memory()
  const names: string[] = []
  const connection = {
    client: {
      call: async (called: Endpoint) => {
        const [name] = Object.entries(endpoints).find(([, endpoint]) => endpoint === called) ?? ['']
        names.push(name)
        if (name === 'verifyOrder' && !mayJoin) return { ok: false, error: { kind: 'NETWORK' } }
        return { ok: true, value: name === 'loginGuest' ? [guest(order.orderNumber)] : null }
      },
    },
    session: createSessionStore(storage),
    orderRecord: createOrderRecordStore(storage, () => 0),
  } as unknown as Connection
  if (session) connection.session.write(session)
  return { connection, names }
}

it('ODR-25: replaces the session of a guest of another order by one of the stored order', async () => {
  const { connection, names } = loggedInAs(guest('irodori-99999999'))
  expect((await sessionForOrder(connection, order, 'card')).ok).toBe(true)
  expect(names).toEqual(['loginGuest', 'logout'])
  expect(connection.session.read()?.userName).toBe(order.orderNumber)
})

it('ODR-25: keeps the session of a guest of the same order', async () => {
  const { connection, names } = loggedInAs(guest(order.orderNumber))
  expect((await sessionForOrder(connection, order, 'card')).ok).toBe(true)
  expect(names).toEqual([])
})

it('ODR-26: joins the order to an account and keeps its session', async () => {
  const { connection, names } = loggedInAs({ token: 't', userName: 'hana@example.com', role: 'USER' })
  expect((await sessionForOrder(connection, order, 'card')).ok).toBe(true)
  expect(names).toEqual(['verifyOrder'])
  expect(connection.session.read()?.role).toBe('USER')
})

it('ODR-26: logs in with the order if it cannot be joined to the account', async () => {
  const { connection, names } = loggedInAs({ token: 't', userName: 'hana@example.com', role: 'USER' }, false)
  expect((await sessionForOrder(connection, order, 'card')).ok).toBe(true)
  expect(names).toEqual(['verifyOrder', 'loginGuest', 'logout'])
})
