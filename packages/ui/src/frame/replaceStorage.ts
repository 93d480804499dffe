/** A storage that lasts as long as the page. */
function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

let isReplaced = false

/**
 * Gives the page storages that can be read, in place of those that the browser refuses: the mere access throws in a frame of
 * another site's page if its settings keep nothing there.
 */
export function replaceStorage(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[name].getItem('')
    } catch {
      isReplaced = true
      Object.defineProperty(page, name, { value: memoryStorage(), configurable: true })
    }
  }
}

/** Whether a storage was refused, so that the next visit knows nothing of this one. */
export const isStorageReplaced = (): boolean => isReplaced
