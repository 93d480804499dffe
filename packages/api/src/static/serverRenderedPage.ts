import { createHash } from 'node:crypto'
import type { Language } from '@irodori/contract/language'
import type { PageName } from '@irodori/contract/pages'
import { LRUCache } from 'lru-cache'
import { writeAppTags } from './appManifest.ts'
import type { Bundle, Preload } from './bundleFiles.ts'
import type { HtmlPage } from './htmlPage.ts'
import { packHtml } from './htmlPage.ts'
import type { PageShop } from '../pageHead/pageShop.ts'
import { writeShop } from '../pageHead/pageShop.ts'
import type { PrefetchedQuery } from './prefetchedQueries.ts'
import { writePrefetchedQueries } from './prefetchedQueries.ts'
import type { PageHead } from '../pageHead/writeHead.ts'
import { writeHead } from '../pageHead/writeHead.ts'

interface PageParts {
  readonly bundle: Bundle
  readonly shop: PageShop
  readonly path: string
  /** The page at the path; null if the app redirects from there. */
  readonly page: PageName | null
  /** Null if the app's own title is used. */
  readonly head: PageHead | null
  readonly queries: readonly PrefetchedQuery[]
  /** Of the visitor. Japanese is the only language that is rendered on the server. */
  readonly language: Language
  /** Whether the browser opens the page in a frame of another site's page. */
  readonly isInFrame: boolean
}

export type RenderPage = (parts: PageParts) => Promise<HtmlPage>

/** The app's root element, on one line: empty, or with a placeholder that is visible until the app has loaded. */
const ROOT = /<div id="root">.*<\/div>/
const EMPTY_ROOT = '<div id="root"></div>'
/** Pages in the cache: the ones that most visitors open first. */
const CACHED_PAGES = 100

const MAIN = /<script type="module" src="([^"]+)"><\/script>/
const PRELOADS = /<link rel="modulepreload" href="([^"]+)">\s*/g

/** Puts the rendered screen into the app's root element. */
const writeScreen = (html: string, screen: string): string =>
  html.replace(ROOT, () => `<div id="root" data-server-rendered="ja">${screen}</div>`)

/**
 * Replaces the requests for the app's files by a list of their names: the browser paints the page first, and then the
 * script at `start` loads them.
 */
function startLater(html: string, start: string): string {
  const files = [MAIN.exec(html)?.[1], ...[...html.matchAll(PRELOADS)].map(([, file]) => file)]
  return html
    .replaceAll(PRELOADS, '')
    .replace(
      MAIN,
      () => `<meta name="app-files" content="${files.join(' ')}">\n    <script type="module" src="${start}"></script>`,
    )
}

const writePreloads = (html: string, name: PageName | null, preloads: readonly Preload[]): string =>
  preloads
    .filter(({ page }) => page === name)
    .reduce((written, { tags }) => written.replace('</head>', () => `${tags}</head>`), html)

/**
 * Makes pages that show their first screen, or its placeholder, before any script has loaded. Pages are cached by path,
 * head, queries and shop.
 * @param log receives a line for each screen that could not be rendered; the browser renders that screen itself
 */
export function serverRenderedPages(log: (line: string) => void): RenderPage {
  const cache = new LRUCache<string, HtmlPage>({ max: CACHED_PAGES })

  async function make(parts: PageParts): Promise<HtmlPage> {
    const { bundle, shop, path, page, head, queries, language, isInFrame } = parts
    const { index, renderOnServer, firstLoad } = bundle
    const document = isInFrame ? index.replace('<html', '<html data-in-frame') : index
    const own = writeShop(writePreloads(document, page, firstLoad.screens), shop)
    const plain = bundle.worker ? writeAppTags(own, shop) : own
    const withQueries = writePrefetchedQueries(head ? writeHead(plain, head, shop.profile.name) : plain, queries)
    const isRendered = renderOnServer !== null && language === 'ja' && queries.length > 0
    const screen = isRendered ? await renderOnServer(path, queries, shop.profile).catch(logFailure) : ''
    const withScreen = screen === '' ? withQueries : writeScreen(withQueries, screen)
    // A placeholder in the app's own page counts as a screen too.
    return packHtml(withScreen.includes(EMPTY_ROOT) ? withScreen : startLater(withScreen, firstLoad.start))
  }

  function logFailure(error: unknown): '' {
    log(`a first screen was not rendered on the server: ${error instanceof Error ? error.message : 'unknown error'}`)
    return ''
  }

  return async (parts) => {
    const { bundle, shop, path, head, queries, language, isInFrame } = parts
    const key = createHash('sha256')
      .update(
        JSON.stringify([
          path,
          head,
          queries,
          language,
          isInFrame,
          shop.profile,
          shop.styles,
          shop.isOffline,
          bundle.index.length,
        ]),
      )
      .digest('base64')
    const page = cache.get(key) ?? (await make(parts))
    cache.set(key, page)
    return page
  }
}
