const KEY = 'irodori.recentCommands'
const MOST = 5

/** Ids of recently used commands, latest first; empty without storage. */
export function readRecent(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Records the use of a command. */
export function rememberRecent(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): void {
  const recent = [id, ...readRecent(storage).filter((other) => other !== id)].slice(0, MOST)
  try {
    storage.setItem(KEY, JSON.stringify(recent))
  } catch {
    // Storage may be unavailable, for example in private browsing.
  }
}
