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

it('SES-20: restores token, user name and role on the next visit', () => {
  const storage = memory()
  createSessionStore(storage).write(guest)
  expect(createSessionStore(storage).read()).toEqual(guest)
})

it('reads a malformed session as none', () => {
  const storage = memory()
  storage.setItem('irodori.session', '{"token":')
  expect(createSessionStore(storage).read()).toBeNull()
})

it('keeps the session in memory if the storage throws', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  const store = createSessionStore({ getItem: refuse, setItem: refuse, removeItem: refuse })
  store.write(guest)
  expect(store.read()).toEqual(guest)
})

it('SES-27: ends the session when another tab logs out or the storage is cleared', () => {
  for (const key of ['irodori.session', null]) {
    const tabs = new EventTarget()
    const store = createSessionStore(memory(), tabs)
    store.write(guest)
    const seen: unknown[] = []
    store.subscribe(() => seen.push(store.read()))
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }))
    expect(seen).toEqual([null])
    expect(store.ended()).toEqual({ end: 'ELSEWHERE', was: { userName: guest.userName, role: 'GUEST' } })
  }
})

/** A document's cookies: an assignment sets one of them. */
function cookieJar() {
  const kept = new Map<string, string>()
  return {
    get cookie() {
      return [...kept].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(line: string) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/Max-Age=0/.test(line)) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

it('SES-21: reads the role from the session cookie, or from the storage if the browser has dropped the cookie', () => {
  const storage = memory()
  const jar = cookieJar()
  jar.cookie = 'other=GUEST'
  createSessionStore(storage, undefined, jar).write({ ...guest, role: 'USER' })
  expect(jar.cookie).toBe('other=GUEST; irodori.role=USER')
  expect(createSessionStore(storage, undefined, jar).read()?.role).toBe('USER')
  jar.cookie = 'irodori.role=GUEST'
  expect(createSessionStore(storage, undefined, jar).read()?.role).toBe('GUEST')
  expect(createSessionStore(storage, undefined, cookieJar()).read()?.role).toBe('USER')
})

it('SES-28: clears the session cookie and the stored token when the session ends', () => {
  const storage = memory()
  const jar = cookieJar()
  const store = createSessionStore(storage, undefined, jar)
  store.write(guest)
  store.clear('LOGGED_OUT')
  expect([jar.cookie, storage.getItem('irodori.session'), store.read()]).toEqual(['', null, null])
  expect(store.ended()).toEqual({ end: 'LOGGED_OUT', was: { userName: guest.userName, role: 'GUEST' } })
})

it('reports no end when one session replaces another, and forgets the last end with a new session', () => {
  const store = createSessionStore(memory())
  store.write(guest)
  store.clear()
  expect(store.ended()).toBeNull()
  store.clear('REFUSED')
  expect(store.ended()).toEqual({ end: 'REFUSED', was: null })
  store.write(guest)
  expect(store.ended()).toBeNull()
})

it('forgets an order record after 24 hours', () => {
  const storage = memory()
  let now = 0
  const store = createOrderRecordStore(storage, () => now)
  store.write({ orderNumber: 'irodori-10000001', phoneNumber: '09000000001' })
  now = 24 * 3_600_000 - 1
  expect(store.read()).toEqual({ orderNumber: 'irodori-10000001', phoneNumber: '09000000001' })
  now += 1
  expect(store.read()).toBeNull()
})
