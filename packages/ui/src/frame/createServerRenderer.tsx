import type { Connection } from '@irodori/client/ClientProvider'
import { createClient } from '@irodori/client/client'
import { createOrderRecordStore } from '@irodori/client/orderRecord'
import { createQueryClient } from '@irodori/client/queryClient'
import { createSessionStore } from '@irodori/client/session'
import type { PublicProfile } from '@irodori/contract/shopProfile'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import type { Area } from '../i18n/areas.ts'
import { startI18n } from '../i18n/startI18n.ts'
import { AppFrame, type AppScreens } from './AppFrame.tsx'
import type { PrefetchedQuery } from './prefetchedQueries.ts'

interface ServerRendererOptions extends Pick<AppScreens, 'link'> {
  /** The app's screens at a path. */
  readonly screensAt: (path: string) => ReactNode
  /** Message areas of the first screen. */
  readonly areas: readonly Area[]
}

/** Renders the HTML of an app's first screen from the page's prefetched queries, for a visitor without a session. */
export type ServerRenderer = (path: string, queries: readonly PrefetchedQuery[], shop: PublicProfile) => Promise<string>

const EMPTY_STORAGE = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** No call is sent while a page is rendered: a query that was not prefetched is shown as loading, as in the browser. */
function anonymousConnection(): Connection {
  const session = createSessionStore(EMPTY_STORAGE)
  const client = createClient({
    fetch: () => Promise.reject(new TypeError('no call is sent while a page is rendered on the server')),
    tokens: session,
  })
  return { client, session, orderRecord: createOrderRecordStore(EMPTY_STORAGE, Date.now) }
}

/**
 * Renders an app's screens on the server, in Japanese, so that they are visible before any script has loaded.
 * @returns a function that rejects if a screen throws
 */
export function createServerRenderer({ screensAt, link, areas }: ServerRendererOptions): ServerRenderer {
  const i18n = startI18n('ja', ['common', ...areas])
  const connection = anonymousConnection()
  return async (path, queries, shop) => {
    await i18n
    const queryClient = createQueryClient()
    for (const { key, data } of queries) queryClient.setQueryData(key, data)
    const errors: unknown[] = []
    try {
      const page = (
        <AppFrame screens={screensAt(path)} link={link} shop={shop} connection={connection} queryClient={queryClient} />
      )
      const { prelude } = await prerender(page, {
        onError: (reason) => void errors.push(reason),
        // In one piece: chunks that are streamed later need a script that inserts them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      })
      const html = await new Response(prelude).text()
      if (errors.length > 0) throw errors[0]
      return html
    } finally {
      queryClient.clear()
    }
  }
}
