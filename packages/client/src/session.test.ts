import { expect, it } from 'vitest'
import { createOrderRecordStore } from './orderRecord.ts'
import { createSessionStore, type KeyStorage } from './session.ts'

const memory = (): KeyStorage => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

const guest = { token: 'secret', userName: 'irodori-10000001', role: 'GUEST' } as const

it('the next visit finds the session of the last one', () => {
  const storage = memory()
  createSessionStore(storage).write(guest)
  expect(createSessionStore(storage).read()).toEqual(guest)
})

it('a session that cannot be read counts as none', () => {
  const storage = memory()
  storage.setItem('irodori.session', '{"token":')
  expect(createSessionStore(storage).read()).toBeNull()
})

it('storage that refuses leaves the session in memory', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  const store = createSessionStore({ getItem: refuse, setItem: refuse, removeItem: refuse })
  store.write(guest)
  expect(store.read()).toEqual(guest)
})

it('logging out in another tab logs out here', () => {
  const tabs = new EventTarget()
  const store = createSessionStore(memory(), tabs)
  store.write(guest)
  const seen: unknown[] = []
  store.subscribe(() => seen.push(store.read()))
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'irodori.session', newValue: null }))
  expect(seen).toEqual([null])
})

it('an order record is forgotten after 24 hours', () => {
  const storage = memory()
  let now = 0
  const store = createOrderRecordStore(storage, () => now)
  store.write({ orderNumber: 'irodori-10000001', phoneNumber: '09000000001' })
  now = 24 * 3_600_000 - 1
  expect(store.read()).toEqual({ orderNumber: 'irodori-10000001', phoneNumber: '09000000001' })
  now += 1
  expect(store.read()).toBeNull()
})
