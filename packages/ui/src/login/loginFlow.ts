import type { EndedSession, KeyStorage } from '@irodori/client'

/** The panels of the login box. */
export type LoginFlow = 'SELECT_TYPE' | 'GUEST_LOGIN' | 'USER_LOGIN' | 'USER_CREATION'

const BY_FLAG: Readonly<Record<string, LoginFlow>> = {
  select: 'SELECT_TYPE',
  guest: 'GUEST_LOGIN',
  user: 'USER_LOGIN',
  register: 'USER_CREATION',
}

/** The panel that the flag `login` in an address of the home screen asks for, as `/home?login=register`. */
export const flowOfFlag = (search: string): LoginFlow | null =>
  BY_FLAG[new URLSearchParams(search).get('login') ?? ''] ?? null

const KEY = 'irodori.loginWay'

/** The panel of the way that this browser used last. */
function lastFlow(storage: KeyStorage): LoginFlow | null {
  try {
    const kept = storage.getItem(KEY)
    return kept === 'USER_LOGIN' || kept === 'GUEST_LOGIN' ? kept : null
  } catch {
    return null
  }
}

export function rememberFlow(storage: KeyStorage, flow: 'USER_LOGIN' | 'GUEST_LOGIN'): void {
  try {
    storage.setItem(KEY, flow)
  } catch {
    // Private browsing: the choice is made anew each time.
  }
}

/**
 * The panel for whoever has no session: after a 401 the choice of methods, after a time-out the method of the session
 * that ended, else the one that was used last, and guests first where there was none.
 */
export function flowAfter(ended: EndedSession | null, storage: KeyStorage): LoginFlow {
  if (ended?.end === 'REFUSED') return 'SELECT_TYPE'
  if (ended?.was) return ended.was.role === 'USER' ? 'USER_LOGIN' : 'GUEST_LOGIN'
  return lastFlow(storage) ?? 'GUEST_LOGIN'
}
