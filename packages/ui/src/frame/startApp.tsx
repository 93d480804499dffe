import { createClient, createOrderRecordStore, createSessionStore } from '@irodori/client'
import { ClientProvider, type Connection, createQueryClient } from '@irodori/client/react'
import { type ComponentType, type ReactNode, StrictMode, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { type AppLinkProps, LinkProvider } from '../control/AppLink.tsx'
import { ToastProvider } from '../feedback/ToastProvider.tsx'
import type { Area } from '../i18n/areas.ts'
import { readLanguage } from '../i18n/language.ts'
import { startWords } from '../i18n/startWords.ts'
import { LoginProvider } from '../session/LoginProvider.tsx'
import { takeFirstAnswers } from './firstAnswers.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'

interface AppParts {
  readonly screens: ReactNode
  readonly link: ComponentType<AppLinkProps>
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

/** Puts an app on the page: its words, its line to the server, and what every screen may rely on. */
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
  await startWords(readLanguage(localStorage), ['common', ...areas])
  const page = (
    <StrictMode>
      <ClientProvider connection={connection} queryClient={queryClient}>
        <LinkProvider value={link}>
          <ToastProvider>
            <LoginProvider>
              <ScreenBoundary onError={(reason) => console.error(reason)}>
                <Suspense fallback={<ScreenLoading />}>{screens}</Suspense>
              </ScreenBoundary>
            </LoginProvider>
          </ToastProvider>
        </LinkProvider>
      </ClientProvider>
    </StrictMode>
  )
  // In slices, so that a press is answered while the first screen is made.
  startTransition(() => createRoot(root).render(page))
}
