import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { appAt, pageAt } from '@irodori/contract/pageAt'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { readCoverageIndex } from '@irodori/fonts/readCoverage'
import { fontOfWebName } from '@irodori/fonts/webFont'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fail } from '../http/apiError.ts'
import { send } from '../http/register.ts'
import type { Bundle, BundleFile } from './bundleFiles.ts'
import { chooseEncoding } from './bundleFiles.ts'
import { giftPage } from './giftPage.ts'
import type { HeadOfPage } from './pageHeads.ts'
import { prefetchQueries } from './prefetchedQueries.ts'
import { serverRenderedPages } from './serverRenderedPage.ts'

export type Bundles = Readonly<Record<'studio' | 'portal', Bundle | null>>

const IMMUTABLE = 'public, max-age=31536000, immutable'
const COVERAGE = 'coverage.json'

/**
 * The worker that inspects a visitor's font file. Its decoder of web fonts evaluates generated code, which pages must never
 * do; so this worker alone may use eval, and its policy blocks all network access.
 */
const FONT_INSPECTOR = /^inspectWorker-\w+\.js$/
const NO_NETWORK = "default-src 'none'; script-src 'unsafe-eval' 'wasm-unsafe-eval'"

/** Serves the apps, their assets and the fonts. Any other path outside the API is a page of one of the apps. */
export function staticRoutes(
  app: FastifyInstance,
  bundles: Bundles,
  headOf?: HeadOfPage,
  log: (line: string) => void = () => {},
): void {
  const renderPage = serverRenderedPages(log)
  for (const name of ['studio', 'portal'] as const) {
    app.get<{ Params: { file: string } }>(`/${name}/assets/:file`, async (request, reply) => {
      const asset = bundles[name]?.assets.get(request.params.file)
      if (!asset) return send(reply, fail(404, 'NOT_FOUND'))
      if (FONT_INSPECTOR.test(request.params.file)) reply.header('content-security-policy', NO_NETWORK)
      return sendFile(reply, asset, request.headers['accept-encoding'], IMMUTABLE)
    })
  }

  app.get<{ Params: { file: string } }>('/fonts/:file', async (request, reply) => {
    const { file } = request.params
    if (file === COVERAGE) return reply.header('cache-control', 'no-cache').send(await readCoverageIndex())
    const font = fontOfWebName(file)
    if (!font) return send(reply, fail(404, 'NOT_FOUND'))
    return sendFromDisk(reply, fontFilePath(font.entry.value, font.weight), 'font/ttf', IMMUTABLE)
  })

  if (bundles.portal?.gift) giftPage(app, bundles.portal.gift, headOf)

  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /api/\nAllow: /api/images\n'),
  )

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|health)(\/|$)|^\/fonts\//.test(path)
    const isFile = /\/assets\/|\.[a-z0-9]{2,5}$/i.test(path)
    if (!isPage || isFile) return send(reply, fail(404, 'NOT_FOUND'))
    const name = appAt(path)
    const bundle = bundles[name]
    if (!bundle) {
      return reply.code(503).type('text/plain; charset=utf-8').send(`${name} is not built yet: npm run build\n`)
    }
    const head = (await headOf?.(path)) ?? null
    const queries = headOf ? await prefetchQueries(app, request.url) : []
    const isJapanese = !/\birodori\.language=(?!ja)/.test(request.headers.cookie ?? '')
    const page = await renderPage({ bundle, path, page: pageAt(path)?.name ?? null, head, queries, isJapanese })
    return sendFile(reply, page, request.headers['accept-encoding'], 'no-cache')
  })
}

function sendFile(
  reply: FastifyReply,
  file: BundleFile,
  acceptEncoding: string | string[] | undefined,
  cacheControl: string,
): FastifyReply {
  const encoding = chooseEncoding(file, String(acceptEncoding ?? ''))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .header('vary', 'accept-encoding')
    .header('cache-control', cacheControl)
    .type(file.contentType)
    .send(file.bodies.get(encoding))
}

async function sendFromDisk(
  reply: FastifyReply,
  path: string,
  contentType: string,
  cacheControl: string,
): Promise<FastifyReply> {
  const found = await stat(path).catch(() => null)
  if (!found) return send(reply, fail(404, 'NOT_FOUND'))
  return reply
    .header('cache-control', cacheControl)
    .header('content-length', found.size)
    .type(contentType)
    .send(createReadStream(path))
}
