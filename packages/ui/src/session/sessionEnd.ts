import type { SessionEnd } from '@irodori/client/session'
import { pageAt } from '@irodori/contract/pageAt'
import type { Page } from '@irodori/contract/pages'
import { PAGES } from '@irodori/contract/pages'

function pageOf(path: string): Page | null {
  const match = pageAt(path.replace(/(?<=.)\/$/, ''))
  return match && PAGES[match.name]
}

/** Where a visitor without a session is sent on arrival; null if the page is open or asks for the login itself. */
export const redirectWithoutSession = (path: string): string | null => pageOf(path)?.redirectWithoutSession ?? null

/** LOGIN: the login dialog opens over the screen. HOME: the screen is left. STAY: it works without a session. */
export type AfterEnd = 'LOGIN' | 'HOME' | 'STAY'

/** What a screen does when its session ends. */
export function afterEnd(path: string, end: SessionEnd): AfterEnd {
  if (end === 'REFUSED') return 'LOGIN'
  const page = pageOf(path)
  if (!page?.needsSession) return 'STAY'
  return end !== 'LOGGED_OUT' && page.keepsUnsavedWork ? 'LOGIN' : 'HOME'
}
