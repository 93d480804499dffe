import { ClientProvider } from '@irodori/client/ClientProvider'
import { createClient } from '@irodori/client/client'
import { createOrderRecordStore } from '@irodori/client/orderRecord'
import { createQueryClient } from '@irodori/client/queryClient'
import type { KeyStorage } from '@irodori/client/session'
import { createSessionStore } from '@irodori/client/session'
import { LinkProvider } from '@irodori/ui/AppLink'
import { readLanguage } from '@irodori/ui/language'
import { readShop } from '@irodori/ui/readShop'
import { ScreenBoundary } from '@irodori/ui/ScreenBoundary'
import { ScreenLoading } from '@irodori/ui/ScreenLoading'
import { ShopProvider } from '@irodori/ui/ShopContext'
import { startI18n } from '@irodori/ui/startI18n'
import { ToastProvider } from '@irodori/ui/ToastProvider'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { MemberStoreContext } from '../member/MemberContext.ts'
import { createMemberStore } from '../member/memberStore.ts'
import { DeskLink } from '../navigation/DeskLink.tsx'

/** The desk keeps nothing of a customer's session, and reads none that this browser has. */
function noStorage(): KeyStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

const storedLanguage: Pick<Storage, 'getItem'> = {
  getItem(key) {
    // Reading `localStorage` throws where the browser refuses its storage to the page.
    return localStorage.getItem(key)
  },
}

const log = (reason: unknown) => console.error(reason)

/** Starts the desk on the page: messages, connection, providers. */
export async function startDesk(screens: ReactNode): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with id "root" to start the desk in')
  const members = createMemberStore()
  const queryClient = createQueryClient()
  const session = createSessionStore(noStorage())
  const client = createClient({ fetch: fetch.bind(window), tokens: session, onUnauthenticated: members.refuse })
  members.subscribe(() => {
    // The next member at this computer must not see cached data of the last one.
    queryClient.clear()
  })
  const shop = readShop(document)
  const language = readLanguage(storedLanguage, shop.languages)
  const i18n = await startI18n(language, ['common', 'desk'])
  document.documentElement.lang = language
  i18n.on('languageChanged', (current) => {
    document.documentElement.lang = current
  })
  const connection = { client, session, orderRecord: createOrderRecordStore(noStorage(), Date.now) }
  createRoot(root).render(
    <StrictMode>
      <ShopProvider value={shop}>
        <ClientProvider connection={connection} queryClient={queryClient}>
          <MemberStoreContext value={members}>
            <LinkProvider value={DeskLink}>
              <ToastProvider>
                <ScreenBoundary onError={log}>
                  <Suspense fallback={<ScreenLoading />}>{screens}</Suspense>
                </ScreenBoundary>
              </ToastProvider>
            </LinkProvider>
          </MemberStoreContext>
        </ClientProvider>
      </ShopProvider>
    </StrictMode>,
  )
}
