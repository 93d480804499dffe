import '@irodori/ui/base.css'
import './gift.css'
import { createClient } from '@irodori/client'
import { readLanguage, startWords } from '@irodori/ui/words'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { firstGift } from './firstGift.ts'
import { GiftScreen } from './GiftScreen.tsx'

/** Who opens a link has no session; whatever one this browser holds is nobody's business here. */
const client = createClient({ fetch: fetch.bind(window), tokens: { read: () => null } })

const leave = () => location.replace('/404')

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const language = readLanguage(localStorage)
  const words = await startWords(language, ['common', 'gift'])
  document.documentElement.lang = language
  words.on('languageChanged', (current) => {
    document.documentElement.lang = current
  })
  const orderId = decodeURIComponent(location.pathname.split('/')[2] ?? '')
  const first = firstGift(document, new Date())
  createRoot(root).render(
    <StrictMode>
      <GiftScreen client={client} orderId={orderId} first={first} leave={leave} />
    </StrictMode>,
  )
}

void start()
