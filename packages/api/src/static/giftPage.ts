import { gzipSync } from 'node:zlib'
import { readMessage, readMessageFont, readMessageOrder } from '@irodori/contract/endpoints/message'
import type { FastifyInstance } from 'fastify'
import type { BundleFile } from './bundleFiles.ts'
import type { HeadOfPage } from './pageHeads.ts'
import type { PrefetchedQuery } from './prefetchedQueries.ts'
import { answerQueries, writePrefetchedQueries } from './prefetchedQueries.ts'
import { writeHead } from './writeHead.ts'

/** What the recipient's page would ask for first: the order behind its link, then the parts of its message. */
async function answersFor(app: FastifyInstance, orderId: string): Promise<readonly PrefetchedQuery[]> {
  const [order] = await answerQueries(app, [{ path: readMessageOrder.path, params: { orderId } }])
  if (!order) return []
  const { orderNumber } = order.data as { readonly orderNumber: string }
  const items = await answerQueries(app, [{ path: readMessage.path, params: { orderNumber }, query: { orderId } }])
  return [order, ...items]
}

/** The face of the message's words, asked for before any script has run. */
function fontTags(orderId: string): string {
  const url = readMessageFont.path.replace('{orderId}', encodeURIComponent(orderId))
  return [
    `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
    `<style>@font-face{font-family:"Gift Mincho";src:url("${url}") format("woff2");font-weight:400 700;font-display:swap}</style>`,
  ].join('\n    ')
}

/** The page of a released message, with the message in it. Any other link gets the page alone, which finds out why. */
export function giftPage(app: FastifyInstance, page: BundleFile, headOf: HeadOfPage | undefined): void {
  const html = String(page.bodies.get('identity'))
  app.get<{ Params: { orderId: string } }>('/digital-message/:orderId', async (request, reply) => {
    const { orderId } = request.params
    const answers = await answersFor(app, orderId)
    const head = await headOf?.(`/digital-message/${encodeURIComponent(orderId)}`)
    const withHead = head ? writeHead(html, head) : html
    const withFont =
      answers.length === 0 ? withHead : withHead.replace('</head>', () => `  ${fontTags(orderId)}\n  </head>`)
    const body = Buffer.from(writePrefetchedQueries(withFont, answers))
    const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    if (isPacked) reply.header('content-encoding', 'gzip')
    return (
      reply
        .type(page.contentType)
        .header('vary', 'accept-encoding')
        // Somebody's words to somebody stand in it.
        .header('cache-control', 'private, no-store')
        .send(isPacked ? gzipSync(body) : body)
    )
  })
}
