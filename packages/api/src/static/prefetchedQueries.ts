import type { CallAnswer, CallArguments, ReadEndpoint } from '@irodori/client'
import { filteredSides, INITIAL_LIST_STATE, productListQuery, templateListQuery } from '@irodori/client/list-queries'
import { queryKey } from '@irodori/client/query-key'
import { fillUrl } from '@irodori/client/url'
import { CSRF_TOKEN, type Product } from '@irodori/contract'
import {
  listCategories,
  listHashtags,
  pageProducts,
  pageTemplateSeries,
  pageTemplates,
  readNotices,
  readProduct,
} from '@irodori/contract/endpoints/catalogue'
import type { FastifyInstance } from 'fastify'

/** The answer of a call of the first screen, under the key that the browser's cache looks it up by. */
export interface PrefetchedQuery {
  readonly key: readonly unknown[]
  readonly data: unknown
}

/** A call that has to be answered together with the page. */
interface Call {
  readonly url: string
  readonly key: readonly unknown[]
}

const callOf = <E extends ReadEndpoint>(endpoint: E, given: CallArguments<E>): Call => ({
  url: fillUrl(endpoint.path, given),
  key: queryKey(endpoint, given),
})

const notices = (type: 'MAINTENANCE' | 'HOME' | 'MY_PAGE' | 'TEMPLATE'): Call =>
  callOf(readNotices, { params: { type } })

const homeCalls = (): readonly Call[] => [
  callOf(listCategories, {}),
  callOf(listHashtags, { params: { type: 'product' } }),
  callOf(pageProducts, { query: productListQuery(INITIAL_LIST_STATE) }),
  notices('MAINTENANCE'),
  notices('HOME'),
]

/** The part of my page that is the same for every visitor; the browser loads the orders after the login. */
const myPageCalls = (): readonly Call[] => [notices('MAINTENANCE'), notices('MY_PAGE')]

const productCalls = (productId: string): readonly Call[] => [
  callOf(readProduct, { params: { productId } }),
  callOf(listHashtags, { params: { type: 'template' }, query: { productId } }),
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
