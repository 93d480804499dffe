import { createClient, createOrderRecordStore, createSessionStore } from '@irodori/client'
import { type Connection, createQueryClient } from '@irodori/client/react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import type { Area } from '../i18n/areas.ts'
import { startWords } from '../i18n/startWords.ts'
import { AppFrame, type AppScreens } from './AppFrame.tsx'
import type { FirstAnswer } from './firstAnswers.ts'

interface Painting extends Pick<AppScreens, 'link'> {
  /** The app's screens at a path. */
  readonly screensAt: (path: string) => ReactNode
  readonly areas: readonly Area[]
}

/** The HTML of an app's first screen, from the answers that come with its page; nobody is logged in. */
export type Painter = (path: string, answers: readonly FirstAnswer[]) => Promise<string>

const NOTHING_KEPT = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** Nothing is asked while a page is painted: what did not come with it is on its way, there as here. */
function nobodysConnection(): Connection {
  const session = createSessionStore(NOTHING_KEPT)
  const client = createClient({ fetch: () => Promise.reject(new TypeError('not asked')), tokens: session })
  return { client, session, orderRecord: createOrderRecordStore(NOTHING_KEPT, Date.now) }
}

/**
 * Paints an app's screens on the server, in Japanese, so that they are seen before any script has come.
 * @returns what paints; it rejects where a screen fails
 */
export function createPainter({ screensAt, link, areas }: Painting): Painter {
  const words = startWords('ja', ['common', ...areas])
  const connection = nobodysConnection()
  return async (path, answers) => {
    await words
    const queryClient = createQueryClient()
    for (const { key, data } of answers) queryClient.setQueryData(key, data)
    const failures: unknown[] = []
    try {
      const page = <AppFrame screens={screensAt(path)} link={link} connection={connection} queryClient={queryClient} />
      const { prelude } = await prerender(page, {
        onError: (reason) => void failures.push(reason),
        // Whole, however long: pieces that come later need a script to put them in their places.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      })
      const html = await new Response(prelude).text()
      if (failures.length > 0) throw failures[0]
      return html
    } finally {
      queryClient.clear()
    }
  }
}
