import type { CallError } from '@irodori/client'
import { callQuery, useClient } from '@irodori/client/react'
import type { Product } from '@irodori/contract'
import { listProductsOfCategory, pageProducts } from '@irodori/contract/endpoints/catalogue'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ListState } from './listState.ts'

export const PAGE_SIZE = 30
/** What a list counts on until the first answer: it neither says that nothing was found nor offers pages. */
export const INITIAL_TOTAL = 2

export interface FoundProducts {
  readonly products: readonly Product[]
  readonly total: number
}

/**
 * The products of a category, or a page of all that a search and a tag find. The last answer stays in sight while the
 * next one comes.
 */
export function useProducts({ search, hashtag, page }: ListState, categoryId: string | undefined) {
  const client = useClient()
  const found = queryOptions<FoundProducts, CallError>({
    ...callQuery(client, pageProducts, {
      query: { page, pageSize: PAGE_SIZE, searchString: search, hashtags: hashtag },
    }),
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
