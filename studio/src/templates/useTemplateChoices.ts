import { useClient } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import type { ListState } from '@irodori/client/listQueries'
import { filteredSides, templateListQuery } from '@irodori/client/listQueries'
import { callQuery } from '@irodori/client/useCall'
import { pageTemplateSeries, pageTemplates } from '@irodori/contract/endpoints/catalogueLists'
import type { Product } from '@irodori/contract/entities/product'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { choiceOfSeries, choiceOfTemplate, type TemplateChoice } from './templateChoice.ts'

export interface FoundChoices {
  readonly choices: readonly TemplateChoice[]
  readonly total: number
}

/** The choices of a product's list: templates, the templates of one side, or the series of a booklet. */
export function useTemplateChoices(
  product: Product | undefined,
  state: ListState,
): UseQueryResult<FoundChoices, CallError> {
  const client = useClient()
  const given = {
    params: { productId: product?.id ?? '' },
    query: templateListQuery(product ? filteredSides(product) : 0, state),
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
