import type { Endpoint } from '@irodori/contract/endpoint'
import { expect, it } from 'vitest'
import { createSessionStore } from '../session/session.ts'
import { createClient } from './client.ts'
import { replaceSession } from './replaceSession.ts'

const session = (userName: string, token: string) => ({ token, role: 'GUEST', userName }) as const

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

it('SES-46: ends the session of another order by its own token, without waiting, and keeps one of the same order', () => {
  const sent: [Endpoint['method'], string | null][] = []
  const store = createSessionStore(storage)
  const client = createClient({
    tokens: store,
    fetch: (_, init) => {
      sent.push([init?.method as Endpoint['method'], new Headers(init?.headers).get('authorization')])
      return new Promise(() => undefined)
    },
  })
  replaceSession({ client, session: store }, session('order-1', 'first'))
  replaceSession({ client, session: store }, session('order-1', 'again'))
  expect(sent).toEqual([])
  replaceSession({ client, session: store }, session('order-2', 'second'))
  expect(sent).toEqual([['DELETE', 'again']])
  expect(store.read()?.token).toBe('second')
})
