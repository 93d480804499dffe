import { useClient } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import type { ListState } from '@irodori/client/listQueries'
import { productListQuery } from '@irodori/client/listQueries'
import { callQuery } from '@irodori/client/useCall'
import { listProductsOfCategory, pageProducts } from '@irodori/contract/endpoints/catalogue'
import type { Product } from '@irodori/contract/entities/product'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Total before the first answer: the list shows neither the empty message nor page links. */
export const INITIAL_TOTAL = 2

export interface FoundProducts {
  readonly products: readonly Product[]
  readonly total: number
}

/**
 * The products of a category, or one page of the products that a search and a tag find. The last answer stays visible
 * while the next one loads.
 */
export function useProducts(state: ListState, categoryId: string | undefined) {
  const client = useClient()
  const found = queryOptions<FoundProducts, CallError>({
    ...callQuery(client, pageProducts, { query: productListQuery(state) }),
    placeholderData: (last) => last,
  })
  const ofCategory = useQuery({
    ...callQuery(client, listProductsOfCategory, { query: { category_id: categoryId ?? '' } }),
    enabled: categoryId !== undefined,
    select: (products): FoundProducts => ({ products, total: products.length }),
  })
  const ofAll = useQuery({ ...found, enabled: categoryId === undefined })
  return categoryId === undefined ? ofAll : ofCategory
}
