/** Who is logged in. For a guest the user name is the order number. */
export interface Session {
  readonly token: string
  readonly userName: string
  readonly role: 'GUEST' | 'USER'
}

export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SessionStore {
  /** The same object until it changes, so that React can compare it. */
  readonly read: () => Session | null
  readonly write: (session: Session) => void
  readonly clear: () => void
  /** Tells of every change, also of other tabs'. Answers the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

const KEY = 'irodori.session'

function parse(text: string | null): Session | null {
  if (text === null) return null
  try {
    const value = JSON.parse(text) as Partial<Session> | null
    if (typeof value?.token !== 'string' || typeof value.userName !== 'string') return null
    return { token: value.token, userName: value.userName, role: value.role === 'USER' ? 'USER' : 'GUEST' }
  } catch {
    return null
  }
}

/**
 * Keeps the session where the next visit finds it.
 * @param storage local storage, or a double; one that refuses (private browsing) leaves the session in memory only
 * @param otherTabs where `storage` events arrive
 */
export function createSessionStore(storage: KeyStorage, otherTabs?: EventTarget): SessionStore {
  const listeners = new Set<() => void>()
  let current = parse(quietly(() => storage.getItem(KEY)) ?? null)

  const change = (next: Session | null) => {
    current = next
    for (const listener of listeners) listener()
  }

  otherTabs?.addEventListener('storage', (event) => {
    if ((event as StorageEvent).key === KEY) change(parse((event as StorageEvent).newValue))
  })

  return {
    read: () => current,
    write: (session) => {
      quietly(() => storage.setItem(KEY, JSON.stringify(session)))
      change(session)
    },
    clear: () => {
      quietly(() => storage.removeItem(KEY))
      change(null)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
