const KEY = 'irodori.recentCommands'
const MOST = 5

/** The commands chosen here before, the last one first; none where the browser keeps nothing. */
export function readRecent(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Remembers that a command was chosen. */
export function rememberRecent(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): void {
  const recent = [id, ...readRecent(storage).filter((other) => other !== id)].slice(0, MOST)
  try {
    storage.setItem(KEY, JSON.stringify(recent))
  } catch {
    // Private browsing: nothing to do.
  }
}
