import { createClient, createOrderRecordStore, createSessionStore } from '@irodori/client'
import { type Connection, createQueryClient } from '@irodori/client/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Area } from '../i18n/areas.ts'
import { readLanguage } from '../i18n/language.ts'
import { startWords } from '../i18n/startWords.ts'
import { AppFrame, type AppScreens } from './AppFrame.tsx'
import { takeFirstAnswers } from './firstAnswers.ts'

interface AppParts extends AppScreens {
  /** The areas of words that its first screen needs. */
  readonly areas: readonly Area[]
}

/** The browser's half of the wire for one visit. A session that the server no longer knows is forgotten. */
function connect(): Connection {
  const session = createSessionStore(localStorage, window, document)
  const client = createClient({
    fetch: fetch.bind(window),
    tokens: session,
    onUnauthenticated: () => session.clear('REFUSED'),
  })
  return { client, session, orderRecord: createOrderRecordStore(localStorage, Date.now) }
}

/**
 * Puts an app on the page: its words, its line to the server, and what every screen may rely on. A page that came
 * painted is taken over as it stands.
 */
export async function startApp({ screens, link, areas }: AppParts): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const connection = connect()
  const queryClient = createQueryClient()
  takeFirstAnswers(document, queryClient)
  connection.session.subscribe(() => {
    // What one customer saw must not wait for the next.
    if (connection.session.read() === null) queryClient.clear()
  })
  const language = readLanguage(localStorage)
  const words = await startWords(language, ['common', ...areas])
  document.documentElement.lang = language
  words.on('languageChanged', (current) => {
    document.documentElement.lang = current
  })
  document.getElementById('late')?.remove()
  const page = <AppFrame screens={screens} link={link} connection={connection} queryClient={queryClient} />
  // In slices, so that a press is answered while the first screen is made.
  startTransition(() => {
    if (root.dataset.painted === language) hydrateRoot(root, page)
    else createRoot(root).render(page)
  })
}
