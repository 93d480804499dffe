/** Who is logged in. For a guest the user name is the order number. */
export interface Session {
  readonly token: string
  readonly userName: string
  readonly role: 'GUEST' | 'USER'
}

/**
 * How a session ended: by the customer, by an hour without a sign of her, because the server does not know it (any
 * more), or in another tab.
 */
export type SessionEnd = 'LOGGED_OUT' | 'TIMED_OUT' | 'REFUSED' | 'ELSEWHERE'

/** The session that was, without its token. */
export interface EndedSession {
  readonly end: SessionEnd
  /** Null where there was none: a call was refused although nobody was logged in. */
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
  /** @param end left out where another session follows at once: nobody needs to ask for a login then */
  readonly clear: (end?: SessionEnd) => void
  /** How the last session ended; null while one lasts, before the first, and where another follows. */
  readonly ended: () => EndedSession | null
  /** Tells of every change, also of other tabs'. Answers the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

const KEY = 'irodori.session'
const ROLE_COOKIE = 'irodori.role'

const ROLE = new RegExp(`(?:^|; )${ROLE_COOKIE.replace('.', '\\.')}=(GUEST|USER)(?:;|$)`)

/**
 * Keeps the session where the next visit finds it: token and user name in the storage, the role in a session cookie.
 * Browsers drop such a cookie when they close and keep the storage, so the role stands in both and the cookie's goes first.
 * @param storage local storage, or a double; one that refuses (private browsing) leaves the session in memory only
 * @param otherTabs where `storage` events arrive
 */
export function createSessionStore(storage: KeyStorage, otherTabs?: EventTarget, jar?: CookieJar): SessionStore {
  const listeners = new Set<() => void>()
  const roleCookie = () => (jar ? ROLE.exec(jar.cookie)?.[1] : undefined)
  const setRoleCookie = (value: string, age = '') => {
    if (jar) jar.cookie = `${ROLE_COOKIE}=${value}; Path=/; SameSite=Lax${age}`
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
    // Null where the whole storage was emptied.
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
