import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageName } from '@irodori/contract/pages'
import type { PublicProfile } from '@irodori/contract/shopProfile'
import type { PrefetchedQuery } from './prefetchedQueries.ts'

/** Renders the HTML of an app's first screen from the page's prefetched queries; rejects if the screen throws. */
type RenderOnServer = (path: string, queries: readonly PrefetchedQuery[], shop: PublicProfile) => Promise<string>

/** Preload tags for the chunks of some pages. */
export interface Preload {
  readonly page: PageName
  readonly tags: string
}

/** The files that a page loads first, as written by the build. */
interface FirstLoad {
  /** URL of the script that starts the app after the first paint of a server-rendered page. */
  readonly start: string
  readonly screens: readonly Preload[]
}

/** The service workers of an app, as written by the build. */
interface BundledWorker {
  readonly script: string
  /** The script of the front page. */
  readonly home: string
  /** The script that an installed service worker is replaced by in order to be removed. */
  readonly removal: string
  /** Addresses of the files that the app needs without a connection; each contains a hash of its content. */
  readonly files: readonly string[]
}

export interface Bundle {
  /** The HTML of the app's own page. */
  readonly index: string
  /** The HTML of the page of a digital message for its recipient; null if the app has none. */
  readonly gift?: string | null
  /** The script that pages of other sites load; null if the app has none. */
  readonly embed?: string | null
  /** Null if the app has none. */
  readonly worker?: BundledWorker | null
  /** The folder of /<app>/assets/; each name contains a hash of the content. Compressed forms stand beside the files. */
  readonly assets: { readonly folder: string; readonly names: ReadonlySet<string> }
  readonly firstLoad: FirstLoad
  /** Null if the build has no server renderer. */
  readonly renderOnServer: RenderOnServer | null
}

const COMPRESSED = /\.(?:br|gz)$/

/** Reads an app's dist folder; null if the app was never built. */
export async function readBundle(dist: string): Promise<Bundle | null> {
  const index = await readFile(join(dist, 'index.html'), 'utf8').catch(() => null)
  if (index === null) return null
  const folder = join(dist, 'assets')
  const names = await readdir(folder).catch((): string[] => [])
  const empty: FirstLoad = { start: '', screens: [] }
  const firstLoad: FirstLoad = await readFile(join(dist, 'firstLoad.json'), 'utf8').then(JSON.parse, () => empty)
  return {
    index,
    embed: await readFile(join(dist, 'embed.js'), 'utf8').catch(() => null),
    gift: await readFile(join(dist, 'gift.html'), 'utf8').catch(() => null),
    worker: await readFile(join(dist, 'worker.json'), 'utf8').then(JSON.parse, () => null),
    assets: { folder, names: new Set(names.filter((name) => !COMPRESSED.test(name))) },
    firstLoad,
    renderOnServer: await readServerRenderer(join(dist, 'server.mjs')),
  }
}

async function readServerRenderer(file: string): Promise<RenderOnServer | null> {
  const found = await stat(file).catch(() => null)
  if (!found) return null
  // The query makes a later build of the same file another module.
  const module: unknown = await import(`${pathToFileURL(file).href}?${found.mtimeMs}`)
  return (module as { readonly renderOnServer: RenderOnServer }).renderOnServer
}
