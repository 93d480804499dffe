import type { Connection } from '@irodori/client/ClientProvider'
import { createClient } from '@irodori/client/client'
import { createOrderRecordStore } from '@irodori/client/orderRecord'
import { createQueryClient } from '@irodori/client/queryClient'
import { createSessionStore } from '@irodori/client/session'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Area } from '../i18n/areas.ts'
import { readLanguage } from '../i18n/language.ts'
import { startI18n } from '../i18n/startI18n.ts'
import { readShop } from '../shop/readShop.ts'
import { AppFrame, type AppScreens } from './AppFrame.tsx'
import { restorePrefetchedQueries } from './prefetchedQueries.ts'

interface AppParts extends AppScreens {
  /** Message areas of the first screen. */
  readonly areas: readonly Area[]
}

/** The connection of one visit. A session that the server no longer knows is cleared. */
function connect(): Connection {
  const session = createSessionStore(localStorage, window, document)
  const client = createClient({
    fetch: fetch.bind(window),
    tokens: session,
    onUnauthenticated: () => session.clear('REFUSED'),
  })
  return { client, session, orderRecord: createOrderRecordStore(localStorage, Date.now) }
}

/** Starts an app on the page: messages, connection, providers. A server-rendered page is hydrated. */
export async function startApp({ screens, link, areas }: AppParts): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with id "root" to start the app in')
  try {
    localStorage.getItem('')
  } catch {
    // The browser refuses its storage to the page.
    const { replaceStorage } = await import('./replaceStorage.ts')
    replaceStorage(window)
  }
  const connection = connect()
  const queryClient = createQueryClient()
  restorePrefetchedQueries(document, queryClient)
  connection.session.subscribe(() => {
    // The next customer on this device must not see cached data of the last one.
    if (connection.session.read() === null) queryClient.clear()
  })
  const shop = readShop(document)
  const language = readLanguage(localStorage, shop.languages)
  const i18n = await startI18n(language, ['common', ...areas])
  document.documentElement.lang = language
  i18n.on('languageChanged', (current) => {
    document.documentElement.lang = current
    // LNG-5: what the server answered in the other language.
    void queryClient.invalidateQueries()
  })
  document.getElementById('late')?.remove()
  const page = <AppFrame screens={screens} link={link} shop={shop} connection={connection} queryClient={queryClient} />
  // As a transition, so that the browser handles clicks while the first screen renders.
  startTransition(() => {
    if (root.dataset.serverRendered === language) hydrateRoot(root, page)
    else createRoot(root).render(page)
  })
}
