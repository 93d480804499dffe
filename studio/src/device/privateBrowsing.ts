import { cookieScope } from '@irodori/client/cookieScope'

/** Storage functions that throw or reject in private windows. */
export interface StorageProbes {
  readonly writeStorage: () => void
  readonly openDatabase: () => Promise<void>
  /**
   * The origin private file system, which Safari and Firefox refuse in private windows. Null if the browser has none.
   */
  readonly openDirectory: (() => Promise<unknown>) | null
}

/** Whether the window seems to be private. A browser that hides it counts as normal. */
export async function isStorageRefused({ writeStorage, openDatabase, openDirectory }: StorageProbes): Promise<boolean> {
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

export const browserProbes = (): StorageProbes => ({
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

/** A private window loses the cookie when it closes, so each one shows the warning once. */
export function rememberAcceptance(jar: CookieJar): void {
  jar.cookie = `${COOKIE}=1; max-age=${ONE_YEAR_SECONDS}; ${cookieScope()}`
}
