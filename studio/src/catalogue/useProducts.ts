import type { CallError } from '@irodori/client'
import { type ListState, productListQuery } from '@irodori/client/list-queries'
import { callQuery, useClient } from '@irodori/client/react'
import type { Product } from '@irodori/contract'
import { listProductsOfCategory, pageProducts } from '@irodori/contract/endpoints/catalogue'
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
