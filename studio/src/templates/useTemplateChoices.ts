import type { CallError } from '@irodori/client'
import { callQuery, useClient } from '@irodori/client/react'
import type { Product } from '@irodori/contract'
import { pageTemplateSeries, pageTemplates } from '@irodori/contract/endpoints/catalogue'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ListState } from '../catalogue/listState.ts'
import { sideChoices } from './sideChoices.ts'
import { choiceOfSeries, choiceOfTemplate, type TemplateChoice } from './templateChoice.ts'

export const PAGE_SIZE = 30

export interface FoundChoices {
  readonly choices: readonly TemplateChoice[]
  readonly total: number
}

/** What the call of a product's list is asked in a state. @param sides how many it is parted by */
export const listQuery = (sides: number, state: ListState) => ({
  page: state.page,
  pageSize: PAGE_SIZE,
  searchString: state.search,
  orderBy: state.orderBy,
  hashtag: state.hashtag,
  ...(sides > 0 ? { sideNumber: Math.min(state.side, sides) } : {}),
})

/** What a product's list shows in a state: templates, the templates of one side, or the series of a booklet. */
export function useTemplateChoices(
  product: Product | undefined,
  state: ListState,
): UseQueryResult<FoundChoices, CallError> {
  const client = useClient()
  const given = {
    params: { productId: product?.id ?? '' },
    query: listQuery(product ? sideChoices(product).length : 0, state),
  }
  const isBooklet = product?.seichoku != null
  const series = useQuery({
    ...callQuery(client, pageTemplateSeries, given),
    enabled: isBooklet,
    placeholderData: (last) => last,
    select: ({ templates, total }): FoundChoices => ({ choices: templates.map(choiceOfSeries), total }),
  })
  const cards = useQuery({
    ...callQuery(client, pageTemplates, given),
    enabled: product !== undefined && !isBooklet,
    placeholderData: (last) => last,
    select: ({ templates, total }): FoundChoices => ({ choices: templates.map(choiceOfTemplate), total }),
  })
  return isBooklet ? series : cards
}
