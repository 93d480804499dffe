import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import { DAY_MS } from '@irodori/contract/durations'
import { isDeskPath } from '@irodori/contract/deskPages'
import { languageOfCookies } from '@irodori/contract/language'
import { appAt, pageAt } from '@irodori/contract/pageAt'
import type { PageName } from '@irodori/contract/pages'
import { PAGES } from '@irodori/contract/pages'
import { STUDIO_WORKER } from '@irodori/contract/studioWorker'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { readCoverageIndex } from '@irodori/fonts/readCoverage'
import { fontOfWebName } from '@irodori/fonts/webFont'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../http/apiError.ts'
import { send } from '../http/register.ts'
import { embeddablePolicy, filePolicy } from '../http/securityHeaders.ts'
import { appManifestRoutes } from './appManifest.ts'
import type { Bundle } from './bundleFiles.ts'
import { giftPage } from './giftPage.ts'
import { packHtml, sendHtml } from './htmlPage.ts'
import type { HeadOfPage } from '../pageHead/pageHeads.ts'
import type { ReadShop } from '../pageHead/pageShop.ts'
import { writeShop } from '../pageHead/pageShop.ts'
import { prefetchQueries } from './prefetchedQueries.ts'
import { securityText } from './securityText.ts'
import { sendScript } from './sendScript.ts'
import { serverRenderedPages } from './serverRenderedPage.ts'
import { studioWorkerRoutes } from './studioWorker.ts'
import type { PageHead } from '../pageHead/writeHead.ts'

/** Tests of the pages for customers leave out the desk. */
export type Bundles = Readonly<Record<'studio' | 'portal', Bundle | null>> & { readonly desk?: Bundle | null }

const YEAR_MS = 365 * DAY_MS
/** A page of another site keeps the address of the script, so that it has a new version soon. */
const EMBED_SECONDS = 300
const COVERAGE = 'coverage.json'
const SITEMAP = '/sitemap.xml'

/**
 * The worker that inspects a visitor's font file. Its decoder of web fonts evaluates generated code, which pages must never
 * do; so this worker alone may use eval, and its policy blocks all network access.
 */
const FONT_INSPECTOR = /^inspectWorker-\w+\.js$/
const NO_NETWORK = filePolicy("script-src 'unsafe-eval' 'wasm-unsafe-eval'")

/** The mark of the shop, by its hash. As a document of its own it may do nothing but draw. */
const MARK = /^mark-[0-9a-f]{16}\.svg$/
const DRAWING_ONLY = filePolicy("style-src 'unsafe-inline'", 'sandbox')

const ASSETS = [
  ['/studio/assets', 'studio'],
  ['/portal/assets', 'portal'],
  ['/desk/assets', 'desk'],
  [STUDIO_WORKER.assets, 'studio'],
] as const

/** What search engines and link previews read of the shop. */
interface SearchEngineParts {
  readonly headOf: HeadOfPage
  /** The sitemap as XML. */
  readonly readSitemap: () => Promise<string>
  /** Of the shop's pages, without a slash at its end. */
  readonly publicUrl: string
}

/** The page whose address is a secret: no cache keeps it, and no request names it as its referrer. */
const SECRET_PAGE: PageName = 'proof'

/** Whether the catalogue has no product or category for the address of its page. */
const isGone = (name: PageName, head: PageHead | null): boolean =>
  head === null && (name === 'product' || name === 'subscribe' || name === 'category')

/** The type of scripts that RFC 9239 names; @fastify/static sends the former one. */
async function sendScriptType(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/^application\/javascript/.test(String(reply.getHeader('content-type'))))
    reply.header('content-type', 'text/javascript; charset=utf-8')
}

/** Serves the apps, their assets and the fonts. Any other path outside the API is a page of one of the apps. */
export function staticRoutes(
  app: FastifyInstance,
  bundles: Bundles,
  readShop: ReadShop,
  search?: SearchEngineParts,
  log: (line: string) => void = () => {},
): void {
  const headOf = search?.headOf
  const renderPage = serverRenderedPages(log)
  app.register(fastifyStatic, { serve: false, preCompressed: true, immutable: true, maxAge: YEAR_MS })
  for (const [folder, name] of ASSETS) {
    app.get<{ Params: { file: string } }>(`${folder}/:file`, { onSend: sendScriptType }, async (request, reply) => {
      const { file } = request.params
      const assets = bundles[name]?.assets
      if (!assets?.names.has(file)) return send(reply, fail(404, 'NOT_FOUND'))
      if (FONT_INSPECTOR.test(file)) reply.header('content-security-policy', NO_NETWORK)
      return reply.sendFile(file, assets.folder)
    })
  }

  app.get<{ Params: { file: string } }>('/fonts/:file', async (request, reply) => {
    const { file } = request.params
    if (file === COVERAGE) return reply.header('cache-control', 'no-cache').send(await readCoverageIndex())
    const font = fontOfWebName(file)
    if (!font) return send(reply, fail(404, 'NOT_FOUND'))
    const path = fontFilePath(font.entry.value, font.weight)
    return reply.sendFile(basename(path), dirname(path))
  })

  if (bundles.portal?.gift) giftPage(app, bundles.portal.gift, readShop, headOf)

  const embed = bundles.studio?.embed
  if (embed) {
    app.get('/embed.js', async (_, reply) => {
      // Pages of other sites load it.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      return sendScript(reply, embed, `public, max-age=${EMBED_SECONDS}`)
    })
  }

  appManifestRoutes(app, readShop)
  if (bundles.studio) studioWorkerRoutes(app, bundles.studio, readShop, renderPage)

  app.get<{ Params: { file: string } }>('/shop/:file', async (request, reply) => {
    if (!MARK.test(request.params.file)) return send(reply, fail(404, 'NOT_FOUND'))
    const { profile, mark } = await readShop()
    // A page of a moment ago may name the mark before the present one.
    const isCurrent = profile.markUrl === `/shop/${request.params.file}`
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', DRAWING_ONLY)
      .header('cache-control', isCurrent ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache')
      .send(mark)
  })

  app.get('/robots.txt', (_, reply) => {
    const lines = ['User-agent: *', 'Disallow: /api/', 'Allow: /api/images']
    if (search) lines.push(`Sitemap: ${search.publicUrl}${SITEMAP}`)
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })

  if (search) {
    app.get(SITEMAP, async (_, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await search.readSitemap()),
    )
  }

  app.get('/.well-known/security.txt', async (_, reply) => {
    const { profile } = await readShop()
    const text = securityText(profile.contact.email, new Date())
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text)
  })

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|health)(\/|$)|^\/fonts\//.test(path)
    const isFile = /\/assets\/|\.[a-z0-9]{2,5}$/i.test(path)
    if (!isPage || isFile) return send(reply, fail(404, 'NOT_FOUND'))
    const owner = isDeskPath(path) ? 'desk' : appAt(path)
    const bundle = bundles[owner]
    if (!bundle) {
      return reply.code(503).type('text/plain; charset=utf-8').send(`${owner} is not built yet: npm run build\n`)
    }
    if (owner === 'desk') {
      // The same document for all of its pages; no search engine lists it.
      const page = packHtml(writeShop(bundle.index, await readShop()))
      return sendHtml(reply.header('x-robots-tag', 'noindex'), page, 'no-cache')
    }
    const query = new URLSearchParams(request.url.slice(path.length + 1))
    const shop = await readShop()
    const asked = languageOfCookies(request.headers.cookie) ?? 'ja'
    const language = shop.profile.languages.includes(asked) ? asked : 'ja'
    const head = (await headOf?.(path, language, query)) ?? null
    const queries = headOf ? await prefetchQueries(app, request.url, language) : []
    const name = pageAt(path)?.name ?? null
    const origins = name !== null && PAGES[name].isEmbeddable ? shop.profile.embedding : []
    if (origins.length > 0) reply.headers(embeddablePolicy(origins))
    const isInFrame = origins.length > 0 && request.headers['sec-fetch-dest'] === 'iframe'
    const page = await renderPage({ bundle, shop, path, page: name, head, queries, language, isInFrame })
    const isKnown = path === '/' || (name !== null && name !== 'notFound' && !(headOf && isGone(name, head)))
    const isSecret = name === SECRET_PAGE
    if (isSecret) reply.header('referrer-policy', 'no-referrer')
    if (name !== null && !PAGES[name].isIndexed) reply.header('x-robots-tag', 'noindex')
    return sendHtml(reply.code(isKnown ? 200 : 404), page, isSecret ? 'private, no-store' : 'no-cache')
  })
}
