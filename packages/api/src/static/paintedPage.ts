import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Bundle, BundleFile, Encoding, Preload } from './bundleFiles.ts'
import type { FirstAnswer } from './firstAnswers.ts'
import { writeAnswers } from './firstAnswers.ts'
import type { PageHead } from './writeHead.ts'
import { writeHead } from './writeHead.ts'

/** The HTML of an app's first screen, made of the answers that come with its page; rejects where the screen fails. */
export type Paint = (path: string, answers: readonly FirstAnswer[]) => Promise<string>

export interface PageParts {
  readonly bundle: Bundle
  readonly path: string
  /** Null where the app's own title says it. */
  readonly head: PageHead | null
  readonly answers: readonly FirstAnswer[]
  /** Whether the visitor reads Japanese, which screens are painted in. */
  readonly isJapanese: boolean
}

/** Where an app stands in its page: on one line, alone or with what is seen until the app has come. */
const ROOT = /<div id="root">.*<\/div>/
const EMPTY_ROOT = '<div id="root"></div>'
/** Pages whose screens are kept: what most visitors open first. */
const MOST_KEPT = 100

const MAIN = /<script type="module" src="([^"]+)"><\/script>/
const PRELOADS = /<link rel="modulepreload" href="([^"]+)">\s*/g

/** The app's page with the painted screen in it. */
const writeScreen = (html: string, screen: string): string =>
  html.replace(ROOT, () => `<div id="root" data-painted="ja">${screen}</div>`)

/**
 * The app's files are named instead of asked for: what the page shows by itself comes first, and then the script at
 * `start` fetches them.
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

const writePreloads = (html: string, path: string, preloads: readonly Preload[]): string =>
  preloads
    .filter((preload) => new RegExp(preload.path).test(path))
    .reduce((page, { tags }) => page.replace('</head>', () => `${tags}</head>`), html)

/**
 * Makes pages that show their first screen, or what stands for it, before any script has come. A page is made once for
 * the same answers.
 * @param log hears of a screen that could not be painted; its page comes without, and the browser paints it
 */
export function paintedPages(log: (line: string) => void) {
  const kept = new Map<string, BundleFile>()

  async function make({ bundle, path, head, answers, isJapanese }: PageParts): Promise<BundleFile> {
    const { index, paint, firstLoad } = bundle
    const plain = writePreloads(String(index.bodies.get('identity')), path, firstLoad.screens)
    const page = writeAnswers(head ? writeHead(plain, head) : plain, answers)
    const screen = paint && isJapanese && answers.length > 0 ? await paint(path, answers).catch(missing) : ''
    const seen = screen === '' ? page : writeScreen(page, screen)
    // What waits for the app in an app's own page is a picture too.
    const body = Buffer.from(seen.includes(EMPTY_ROOT) ? seen : startLater(seen, firstLoad.start))
    const bodies: [Encoding, Buffer][] = [
      ['identity', body],
      ['gzip', gzipSync(body)],
    ]
    return { ...index, bodies: new Map(bodies) }
  }

  function missing(error: unknown): '' {
    log(`a first screen was not painted: ${error instanceof Error ? error.message : 'unknown'}`)
    return ''
  }

  return async (parts: PageParts): Promise<BundleFile> => {
    const { bundle, path, head, answers, isJapanese } = parts
    const name = createHash('sha256')
      .update(JSON.stringify([path, head, answers, isJapanese, bundle.index.bodies.get('identity')?.length]))
      .digest('base64')
    const made = kept.get(name) ?? (await make(parts))
    // The one that was asked for longest ago goes first.
    kept.delete(name)
    kept.set(name, made)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
