import { cookieScope } from './cookieScope.ts'

/** The logged-in user. For a guest the user name is the order number. */
export interface Session {
  readonly token: string
  readonly userName: string
  readonly role: 'GUEST' | 'USER'
}

/** How a session ended: by the customer, by an hour without activity, by a 401 of the server, or in another tab. */
export type SessionEnd = 'LOGGED_OUT' | 'TIMED_OUT' | 'REFUSED' | 'ELSEWHERE'

/** The ended session, without its token. */
export interface EndedSession {
  readonly end: SessionEnd
  /** Null if a call was refused although there was no session. */
  readonly was: Pick<Session, 'userName' | 'role'> | null
}

export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The part of a document that holds its cookies. */
export interface CookieJar {
  cookie: string
}

export interface SessionStore {
  /** The same object until it changes, so that React can compare it. */
  readonly read: () => Session | null
  readonly write: (session: Session) => void
  /** @param end left out if another session follows at once, so that no screen asks for a login */
  readonly clear: (end?: SessionEnd) => void
  /** How the last session ended; null during a session, before the first one, and if another one replaced it. */
  readonly ended: () => EndedSession | null
  /** Calls the listener on every change, also from other tabs. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

const KEY = 'irodori.session'
const ROLE_COOKIE = 'irodori.role'

const ROLE = new RegExp(`(?:^|; )${ROLE_COOKIE.replace('.', '\\.')}=(GUEST|USER)(?:;|$)`)

/**
 * Stores the session for the next visit: token and user name in the storage, the role in a session cookie. Browsers
 * delete a session cookie when they close but keep the storage, so the role is stored in both and the cookie wins.
 * @param storage local storage, or a test double; one that refuses (private browsing) leaves the session in memory only
 * @param otherTabs where `storage` events arrive
 */
export function createSessionStore(storage: KeyStorage, otherTabs?: EventTarget, jar?: CookieJar): SessionStore {
  const listeners = new Set<() => void>()
  const roleCookie = () => (jar ? ROLE.exec(jar.cookie)?.[1] : undefined)
  const setRoleCookie = (value: string, age = '') => {
    if (jar) jar.cookie = `${ROLE_COOKIE}=${value}; ${cookieScope()}${age}`
  }

  const parse = (text: string | null): Session | null => {
    if (text === null) return null
    try {
      const value = JSON.parse(text) as Partial<Session> | null
      if (typeof value?.token !== 'string' || typeof value.userName !== 'string') return null
      const role = (roleCookie() ?? value.role) === 'USER' ? 'USER' : 'GUEST'
      return { token: value.token, userName: value.userName, role }
    } catch {
      return null
    }
  }

  let current = parse(quietly(() => storage.getItem(KEY)) ?? null)
  let ended: EndedSession | null = null

  const change = (next: Session | null, end?: SessionEnd) => {
    ended = next === null && end !== undefined ? { end, was: current && nameOf(current) } : null
    current = next
    for (const listener of [...listeners]) listener()
  }

  otherTabs?.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent
    // The key is null if the whole storage was cleared.
    if (key === KEY || key === null) change(parse(key === null ? null : newValue), 'ELSEWHERE')
  })

  return {
    read: () => current,
    write: (session) => {
      quietly(() => storage.setItem(KEY, JSON.stringify(session)))
      quietly(() => setRoleCookie(session.role))
      change(session)
    },
    clear: (end) => {
      quietly(() => storage.removeItem(KEY))
      quietly(() => setRoleCookie('', '; Max-Age=0'))
      change(null, end)
    },
    ended: () => ended,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const nameOf = ({ userName, role }: Session) => ({ userName, role })

function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
