import type { CallArguments, ReadEndpoint } from '@irodori/client/callArguments'
import { filteredSides, INITIAL_LIST_STATE, productListQuery, templateListQuery } from '@irodori/client/listQueries'
import { queryKey } from '@irodori/client/queryKey'
import type { LooseArguments } from '@irodori/client/urlOf'
import { fillUrl } from '@irodori/client/urlOf'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { listCategories, listHashtags, pageProducts } from '@irodori/contract/endpoints/catalogue'
import {
  listColours,
  pageTemplateSeries,
  pageTemplates,
  readFrontPage,
  readNotices,
  readProductForTemplates,
} from '@irodori/contract/endpoints/catalogueLists'
import { readLegalText } from '@irodori/contract/endpoints/shop'
import type { Product } from '@irodori/contract/entities/product'
import { LANGUAGE_COOKIE, type Language } from '@irodori/contract/language'
import { pageAt } from '@irodori/contract/pageAt'
import type { FastifyInstance } from 'fastify'

/** The answer of a call of the first screen, under the key that the browser's cache looks it up by. */
export interface PrefetchedQuery {
  readonly key: readonly unknown[]
  readonly data: unknown
}

/** A call that has to be answered together with the page. */
export interface Call {
  readonly url: string
  readonly key: readonly unknown[]
}

export const callOf = <E extends ReadEndpoint>(endpoint: E, given: CallArguments<E>): Call => ({
  url: fillUrl(endpoint.path, given as LooseArguments),
  key: queryKey(endpoint, given),
})

const notices = (type: 'MAINTENANCE' | 'HOME' | 'MY_PAGE' | 'TEMPLATE'): Call =>
  callOf(readNotices, { params: { type } })

const productListCalls = (): readonly Call[] => [
  callOf(listCategories, {}),
  callOf(listHashtags, { params: { type: 'product' } }),
  callOf(listColours, {}),
  callOf(pageProducts, { query: productListQuery(INITIAL_LIST_STATE) }),
  notices('MAINTENANCE'),
  notices('HOME'),
]

/** The part of my page that is the same for every visitor; the browser loads the orders after the login. */
const myPageCalls = (): readonly Call[] => [notices('MAINTENANCE'), notices('MY_PAGE')]

const productCalls = (productId: string): readonly Call[] => [
  callOf(readProductForTemplates, { params: { productId } }),
  callOf(listHashtags, { params: { type: 'template' }, query: { productId } }),
  callOf(listColours, { query: { productId } }),
  notices('MAINTENANCE'),
  notices('TEMPLATE'),
]

/** The first page of a product's templates, or of the series of a booklet. */
function templatesCall(product: Product): Call {
  const given = {
    params: { productId: product.id },
    query: templateListQuery(filteredSides(product), INITIAL_LIST_STATE),
  }
  return product.seichoku === null ? callOf(pageTemplates, given) : callOf(pageTemplateSeries, given)
}

/**
 * Answers the calls of a page's first screen, so that the screen is complete when it is shown.
 * @param url path and query; a page with a query is not prefetched, since the query changes what its lists show
 * @param language of the visitor
 */
export async function prefetchQueries(
  app: FastifyInstance,
  url: string,
  language: Language,
): Promise<readonly PrefetchedQuery[]> {
  const page = pageAt(url)
  switch (page?.name) {
    case 'home':
      return answerCalls(app, [callOf(readFrontPage, {}), ...productListCalls()], language)
    case 'products':
      return answerCalls(app, productListCalls(), language)
    case 'myPage':
      return answerCalls(app, myPageCalls(), language)
    case 'terms':
    case 'privacy':
    case 'commerce':
      return answerCalls(app, [callOf(readLegalText, { params: { name: page.name, language } })], language)
    case 'product': {
      const { productId = '' } = page.params
      const queries = await answerCalls(app, productCalls(productId), language)
      const product = queries.find(({ key }) => key[0] === readProductForTemplates.path)?.data as Product | undefined
      if (!product) return []
      if (product.productType === 'NO_DESIGN') return queries
      return [...queries, ...(await answerCalls(app, [templatesCall(product)], language))]
    }
    default:
      return []
  }
}

/**
 * Answers calls in a language. Leaves out those that the server refuses: the screen sends them itself and shows the error.
 */
export async function answerCalls(
  app: FastifyInstance,
  calls: readonly Call[],
  language: Language,
): Promise<readonly PrefetchedQuery[]> {
  const queries = await Promise.all(calls.map((call) => answer(app, call, language)))
  return queries.filter((query) => query !== null)
}

async function answer(app: FastifyInstance, { url, key }: Call, language: Language): Promise<PrefetchedQuery | null> {
  const headers = { 'csrf-token': CSRF_TOKEN, cookie: `${LANGUAGE_COOKIE}=${language}` }
  const { statusCode, body } = await app.inject({ url, headers })
  if (statusCode !== 200) return null
  const { data } = JSON.parse(body) as { data: unknown }
  return { key, data }
}

/** Puts the queries into a page, where `restorePrefetchedQueries` of the app reads them. */
export const writePrefetchedQueries = (html: string, queries: readonly PrefetchedQuery[]): string =>
  queries.length === 0
    ? html
    : html.replace(
        '<div id="root">',
        // Every "<" is escaped, so that no text of the shop can close the script element.
        () =>
          `<script type="application/json" id="prefetched-queries">${JSON.stringify(queries).replaceAll('<', '\\u003c')}</script>\n    <div id="root">`,
      )
