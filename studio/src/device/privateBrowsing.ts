/** Where a browser shows that it keeps nothing: each throws or rejects then. */
export interface KeepingProbes {
  readonly writeStorage: () => void
  readonly openDatabase: () => Promise<void>
  /** The private file system, which Safari and Firefox refuse in private windows. Null where it does not exist at all. */
  readonly openDirectory: (() => Promise<unknown>) | null
}

/** Whether the browser seems to forget everything when its window closes. Browsers that hide it are believed. */
export async function keepsNothing({ writeStorage, openDatabase, openDirectory }: KeepingProbes): Promise<boolean> {
  try {
    writeStorage()
    await openDatabase()
    await openDirectory?.()
    return false
  } catch {
    return true
  }
}

const NAME = 'irodori-probe'

const openDatabase = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      request.result.close()
      indexedDB.deleteDatabase(NAME)
      resolve()
    }
  })

export const browserProbes = (): KeepingProbes => ({
  writeStorage() {
    localStorage.setItem(NAME, '1')
    localStorage.removeItem(NAME)
  },
  openDatabase,
  openDirectory: navigator.storage?.getDirectory ? () => navigator.storage.getDirectory() : null,
})

const COOKIE = 'acceptedPrivateBrowsing'
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** The part of a document that holds its cookies. */
export interface CookieJar {
  cookie: string
}

export const hasAccepted = (jar: CookieJar): boolean => jar.cookie.split(/;\s*/).includes(`${COOKIE}=1`)

/** A private window forgets the cookie when it closes: it asks once in each. */
export function rememberAcceptance(jar: CookieJar): void {
  jar.cookie = `${COOKIE}=1; path=/; max-age=${ONE_YEAR_SECONDS}; SameSite=Lax`
}
