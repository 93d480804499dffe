import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageName } from '@irodori/contract/pages'
import type { PrefetchedQuery } from './prefetchedQueries.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Renders the HTML of an app's first screen from the page's prefetched queries; rejects if the screen throws. */
type RenderOnServer = (path: string, queries: readonly PrefetchedQuery[]) => Promise<string>

/** One file of a built app, held in memory with the compressed forms that the build made. */
export interface BundleFile {
  readonly contentType: string
  readonly bodies: ReadonlyMap<Encoding, Buffer>
}

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

export interface Bundle {
  readonly index: BundleFile
  /** The page of a digital message for its recipient; null if the app has none. */
  readonly gift?: BundleFile | null
  /** By name within /<app>/assets/; each name contains a hash of the content. */
  readonly assets: ReadonlyMap<string, BundleFile>
  readonly firstLoad: FirstLoad
  /** Null if the build has no server renderer. */
  readonly renderOnServer: RenderOnServer | null
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}

/** Reads an app's dist folder; null if the app was never built. */
export async function readBundle(dist: string): Promise<Bundle | null> {
  const page = await readFile(join(dist, 'index.html')).catch(() => null)
  if (!page) return null
  const folder = join(dist, 'assets')
  const names = await readdir(folder).catch((): string[] => [])
  const assets = new Map<string, BundleFile>()
  for (const name of names) {
    const contentType = CONTENT_TYPES[extname(name)]
    if (!contentType) continue
    const bodies = new Map<Encoding, Buffer>([['identity', await readFile(join(folder, name))]])
    if (names.includes(`${name}.br`)) bodies.set('br', await readFile(join(folder, `${name}.br`)))
    if (names.includes(`${name}.gz`)) bodies.set('gzip', await readFile(join(folder, `${name}.gz`)))
    assets.set(name, { contentType, bodies })
  }
  const index = htmlFile(page)
  const giftPage = await readFile(join(dist, 'gift.html')).catch(() => null)
  const empty: FirstLoad = { start: '', screens: [] }
  const firstLoad: FirstLoad = await readFile(join(dist, 'firstLoad.json'), 'utf8').then(JSON.parse, () => empty)
  return {
    index,
    gift: giftPage && htmlFile(giftPage),
    assets,
    firstLoad,
    renderOnServer: await readServerRenderer(join(dist, 'server.mjs')),
  }
}

const htmlFile = (page: Buffer): BundleFile => ({
  contentType: 'text/html; charset=utf-8',
  bodies: new Map<Encoding, Buffer>([['identity', page]]),
})

async function readServerRenderer(file: string): Promise<RenderOnServer | null> {
  const found = await stat(file).catch(() => null)
  if (!found) return null
  // The query makes a later build of the same file another module.
  const module: unknown = await import(`${pathToFileURL(file).href}?${found.mtimeMs}`)
  return (module as { readonly renderOnServer: RenderOnServer }).renderOnServer
}

/** The smallest encoding that the browser accepts. */
export function chooseEncoding(file: BundleFile, acceptEncoding: string): Encoding {
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  const order: readonly Encoding[] = ['br', 'gzip']
  return order.find((encoding) => accepted.has(encoding) && file.bodies.has(encoding)) ?? 'identity'
}
