import { createOrderRecordStore, createSessionStore, type KeyStorage, type Session } from '@irodori/client'
import type { Connection } from '@irodori/client/react'
import { type Endpoint, endpoints } from '@irodori/contract'
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

it('ODR-25: a guest of another order is logged out and in again with the stored order', async () => {
  const { connection, names } = loggedInAs(guest('irodori-99999999'))
  expect((await sessionForOrder(connection, order, 'card')).ok).toBe(true)
  expect(names).toEqual(['logout', 'loginGuest'])
  expect(connection.session.read()?.userName).toBe(order.orderNumber)
})

it('ODR-25: the guest of this very order stays as she is', async () => {
  const { connection, names } = loggedInAs(guest(order.orderNumber))
  expect((await sessionForOrder(connection, order, 'card')).ok).toBe(true)
  expect(names).toEqual([])
})

it('ODR-26: an account has the order joined to it and stays logged in', async () => {
  const { connection, names } = loggedInAs({ token: 't', userName: 'hana@example.com', role: 'USER' })
  expect((await sessionForOrder(connection, order, 'card')).ok).toBe(true)
  expect(names).toEqual(['verifyOrder'])
  expect(connection.session.read()?.role).toBe('USER')
})

it('ODR-26: an order that cannot be joined logs in by itself', async () => {
  const { connection, names } = loggedInAs({ token: 't', userName: 'hana@example.com', role: 'USER' }, false)
  expect((await sessionForOrder(connection, order, 'card')).ok).toBe(true)
  expect(names).toEqual(['verifyOrder', 'logout', 'loginGuest'])
})
