import { PAGES } from '@irodori/contract/pages'
import '@irodori/ui/base.css'
import './gift.css'
import { createClient } from '@irodori/client/client'
import { readLanguage } from '@irodori/ui/language'
import { readShop } from '@irodori/ui/readShop'
import { ShopProvider } from '@irodori/ui/ShopContext'
import { startI18n } from '@irodori/ui/startI18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GiftScreen } from './GiftScreen.tsx'
import { prefetchedGift } from './prefetchedGift.ts'

/** GFT-22: the recipient needs no session, so a session of this browser is not used. */
const client = createClient({ fetch: fetch.bind(window), tokens: { read: () => null } })

const leave = () => location.replace(PAGES.notFound.path)

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('gift.html has no element with the id root')
  const shop = readShop(document)
  const language = readLanguage(localStorage, shop.languages)
  const i18n = await startI18n(language, ['common', 'gift'])
  document.documentElement.lang = language
  i18n.on('languageChanged', (current) => {
    document.documentElement.lang = current
  })
  const orderId = decodeURIComponent(location.pathname.split('/')[2] ?? '')
  const first = prefetchedGift(document, new Date())
  createRoot(root).render(
    <StrictMode>
      <ShopProvider value={shop}>
        <GiftScreen client={client} orderId={orderId} first={first} leave={leave} />
      </ShopProvider>
    </StrictMode>,
  )
}

void start()
