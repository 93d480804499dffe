import { onTestFinished } from 'vitest'

/** What the page of a test tried to load or to save; it stays where it is. */
interface PageLoads {
  /** Paths with their queries; a reload is the path of the page itself. */
  readonly loaded: string[]
  readonly reloads: string[]
  /** Names of the files that were saved on the device. */
  readonly saved: string[]
}

/** Records page loads and downloads until the test ends, and prevents them. */
export function watchPageLoads(): PageLoads {
  const loads: PageLoads = { loaded: [], reloads: [], saved: [] }
  const record = (event: NavigateEvent) => {
    event.preventDefault()
    const { pathname, search } = new URL(event.destination.url)
    if (event.downloadRequest !== null) loads.saved.push(event.downloadRequest)
    else if (event.navigationType === 'reload') loads.reloads.push(pathname)
    else loads.loaded.push(`${pathname}${search}`)
  }
  navigation.addEventListener('navigate', record)
  onTestFinished(() => navigation.removeEventListener('navigate', record))
  return loads
}
