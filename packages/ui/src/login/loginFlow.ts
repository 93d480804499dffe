import type { EndedSession, KeyStorage } from '@irodori/client/session'

/** The panels of the login dialog. */
export type LoginFlow = 'SELECT_TYPE' | 'GUEST_LOGIN' | 'USER_LOGIN' | 'USER_CREATION'

const BY_FLAG: Readonly<Record<string, LoginFlow>> = {
  select: 'SELECT_TYPE',
  guest: 'GUEST_LOGIN',
  user: 'USER_LOGIN',
  register: 'USER_CREATION',
}

/** The panel for the query `login` of the home page, for example `/home?login=register`. */
export const flowOfFlag = (search: string): LoginFlow | null =>
  BY_FLAG[new URLSearchParams(search).get('login') ?? ''] ?? null

const KEY = 'irodori.loginWay'

/** The panel of the method that this browser used last. */
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
    // Private browsing: the method is not remembered.
  }
}

/**
 * The initial panel: after a 401 the choice of methods, after a time-out the method of the ended session, else the
 * method used last, and the guest login on a first visit.
 */
export function flowAfter(ended: EndedSession | null, storage: KeyStorage): LoginFlow {
  if (ended?.end === 'REFUSED') return 'SELECT_TYPE'
  if (ended?.was) return ended.was.role === 'USER' ? 'USER_LOGIN' : 'GUEST_LOGIN'
  return lastFlow(storage) ?? 'GUEST_LOGIN'
}
