import { ClientProvider } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { createClient } from '@irodori/client/client'
import { createOrderRecordStore } from '@irodori/client/orderRecord'
import { createQueryClient } from '@irodori/client/queryClient'
import { queryKey } from '@irodori/client/queryKey'
import { createSessionStore } from '@irodori/client/session'
import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import type { Notice } from '@irodori/contract/entities/notice'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Notices } from './Notices.tsx'

const NOW = new Date('2026-11-21T03:00:00.000Z')
const GIVEN = { params: { type: 'MY_PAGE' } } as const

const notice = (id: string, change: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'MY_PAGE',
  isEnabled: true,
  fromTime: '2026-11-01T00:00:00+09:00',
  toTime: '2026-11-30T23:59:59+09:00',
  content: `お知らせ${id}`,
  ...change,
})

/** The HTML of the notices after an answer, an error or none yet. */
function shown(answered: readonly Notice[] | CallError | null): string {
  const storage = { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() } as unknown as Storage
  const session = createSessionStore(storage, new EventTarget() as Window, { cookie: '' } as Document)
  const client = createClient({ fetch: () => new Promise(() => {}), tokens: session })
  const connection = { client, session, orderRecord: createOrderRecordStore(storage, Date.now) }
  const queryClient = createQueryClient()
  if (Array.isArray(answered)) queryClient.setQueryData(queryKey(readNotices, GIVEN), answered)
  else if (answered !== null) {
    const query = queryClient.getQueryCache().build(queryClient, { queryKey: queryKey(readNotices, GIVEN) })
    query.setState({ status: 'error', error: answered as CallError, errorUpdatedAt: Date.now(), errorUpdateCount: 1 })
  }
  const html = renderToString(
    <ClientProvider connection={connection} queryClient={queryClient}>
      <Notices kind="MY_PAGE" now={NOW} />
    </ClientProvider>,
  )
  queryClient.clear()
  return html
}

it('NTC-2: shows the enabled notices of a screen during their period', () => {
  const html = shown([
    notice('1'),
    notice('2', { isEnabled: false }),
    notice('3', { fromTime: '2026-11-22T00:00:00+09:00' }),
    notice('4', { toTime: '2026-11-21T11:59:59+09:00' }),
    notice('5', { toTime: '2026-11-21T12:00:00+09:00' }),
  ])
  expect([...html.matchAll(/お知らせ(\d)/g)].map(([, id]) => id)).toEqual(['1', '5'])
})

it('NTC-3: shows nothing while notices load or if they cannot be read', () => {
  expect(shown({ kind: 'NETWORK' })).toBe('')
  expect(shown({ kind: 'REFUSED', status: 500, errorCode: null, message: null, error: {} })).toBe('')
  expect(shown(null)).toBe('')
})
