import type { Endpoint } from '@irodori/contract/endpoint'
import { expect, it } from 'vitest'
import { createSessionStore } from '../session/session.ts'
import { createClient } from './client.ts'
import { replaceSession } from './replaceSession.ts'

const session = (token: string) => ({ token, role: 'GUEST', userName: token }) as const

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

it('SES-46: ends the session before a new one by its own token, and does not wait for the answer', () => {
  const sent: [Endpoint['method'], string | null][] = []
  const store = createSessionStore(storage)
  const client = createClient({
    tokens: store,
    fetch: (_, init) => {
      sent.push([init?.method as Endpoint['method'], new Headers(init?.headers).get('authorization')])
      return new Promise(() => undefined)
    },
  })
  replaceSession({ client, session: store }, session('first'))
  expect(sent).toEqual([])
  replaceSession({ client, session: store }, session('second'))
  expect(sent).toEqual([['DELETE', 'first']])
  expect(store.read()?.token).toBe('second')
})
