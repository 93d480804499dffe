import { readMessage, readMessageFont, readMessageOrder } from '@irodori/contract/endpoints/message'
import { type Language, languageOfCookies } from '@irodori/contract/language'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import type { FastifyInstance } from 'fastify'
import { packHtml, sendHtml } from './htmlPage.ts'
import type { HeadOfPage } from '../pageHead/pageHeads.ts'
import type { ReadShop } from '../pageHead/pageShop.ts'
import { writeShop } from '../pageHead/pageShop.ts'
import type { PrefetchedQuery } from './prefetchedQueries.ts'
import { answerCalls, callOf, writePrefetchedQueries } from './prefetchedQueries.ts'
import { writeHead } from '../pageHead/writeHead.ts'

/** The calls of the recipient's page, answered: the order of the link, then the items of its message. */
async function giftQueries(
  app: FastifyInstance,
  orderId: string,
  language: Language,
): Promise<readonly PrefetchedQuery[]> {
  const [order] = await answerCalls(app, [callOf(readMessageOrder, { params: { orderId } })], language)
  if (!order) return []
  const { orderNumber } = order.data as { readonly orderNumber: string }
  const call = callOf(readMessage, { params: { orderNumber }, query: { orderId } })
  const items = await answerCalls(app, [call], language)
  return [order, ...items]
}

/** Preloads the font of the message's text before any script has run. */
function fontTags(orderId: string): string {
  const url = readMessageFont.path.replace('{orderId}', encodeURIComponent(orderId))
  return [
    `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
    `<style>@font-face{font-family:"Gift Mincho";src:url("${url}") format("woff2");font-weight:400 700;font-display:swap}</style>`,
  ].join('\n    ')
}

/** The page of a released message, with the message in it. Any other link gets the bare page, which asks the server why. */
export function giftPage(app: FastifyInstance, html: string, readShop: ReadShop, headOf: HeadOfPage | undefined): void {
  app.get<{ Params: { orderId: string } }>(PAGES.gift.path, async (request, reply) => {
    const { orderId } = request.params
    const language = languageOfCookies(request.headers.cookie) ?? 'ja'
    const queries = await giftQueries(app, orderId, language)
    const head = await headOf?.(pagePath(PAGES.gift, { orderId }), language)
    const shop = await readShop()
    const withShop = writeShop(html, shop)
    const withHead = head ? writeHead(withShop, head, shop.profile.name) : withShop
    const withFont =
      queries.length === 0 ? withHead : withHead.replace('</head>', () => `  ${fontTags(orderId)}\n  </head>`)
    // The message is personal, so no cache may keep the page.
    reply.header('x-robots-tag', 'noindex')
    return sendHtml(reply, packHtml(writePrefetchedQueries(withFont, queries)), 'private, no-store')
  })
}
