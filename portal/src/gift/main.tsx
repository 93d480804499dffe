import { PAGES } from '@irodori/contract/pages'
import '@irodori/ui/base.css'
import './gift.css'
import { createClient } from '@irodori/client'
import { readLanguage, startI18n } from '@irodori/ui/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GiftScreen } from './GiftScreen.tsx'
import { prefetchedGift } from './prefetchedGift.ts'

/** Who opens a link has no session; whatever one this browser holds is nobody's business here. */
const client = createClient({ fetch: fetch.bind(window), tokens: { read: () => null } })

const leave = () => location.replace(PAGES.notFound.path)

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const language = readLanguage(localStorage)
  const words = await startI18n(language, ['common', 'gift'])
  document.documentElement.lang = language
  words.on('languageChanged', (current) => {
    document.documentElement.lang = current
  })
  const orderId = decodeURIComponent(location.pathname.split('/')[2] ?? '')
  const first = prefetchedGift(document, new Date())
  createRoot(root).render(
    <StrictMode>
      <GiftScreen client={client} orderId={orderId} first={first} leave={leave} />
    </StrictMode>,
  )
}

void start()
