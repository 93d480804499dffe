import { useClient } from '@irodori/client/ClientProvider'
import type { CallAnswer } from '@irodori/client/callArguments'
import type { CallError } from '@irodori/client/callError'
import type { ListState } from '@irodori/client/listQueries'
import { filteredSides, INITIAL_LIST_STATE, templateListQuery } from '@irodori/client/listQueries'
import { queryKey } from '@irodori/client/queryKey'
import { callQuery } from '@irodori/client/useCall'
import { pageTemplateSeries, pageTemplates } from '@irodori/contract/endpoints/catalogueLists'
import type { Product } from '@irodori/contract/entities/product'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { filterTemplates } from './list/filterTemplates.ts'
import { isUnanswered } from './list/listProblem.ts'
import { choiceOfSeries, choiceOfTemplate, type TemplateChoice } from './templateChoice.ts'

interface FoundChoices {
  readonly choices: readonly TemplateChoice[]
  readonly total: number
}

interface TemplateChoices {
  /** Undefined until there is an answer. */
  readonly data: FoundChoices | undefined
  readonly error: CallError | null
  readonly refetch: () => unknown
}

const ofSeries = ({ templates, total }: CallAnswer<typeof pageTemplateSeries>): FoundChoices => ({
  choices: templates.map(choiceOfSeries),
  total,
})
const ofCards = ({ templates, total }: CallAnswer<typeof pageTemplates>): FoundChoices => ({
  choices: templates.map(choiceOfTemplate),
  total,
})

/**
 * The choices of a product's list: templates, the templates of one side, or the series of a booklet. CAT-50: without a
 * connection a list that was read in whole is sorted and searched here.
 */
export function useTemplateChoices(product: Product | undefined, state: ListState): TemplateChoices {
  const client = useClient()
  const cache = useQueryClient()
  const given = (list: ListState) => ({
    params: { productId: product?.id ?? '' },
    query: templateListQuery(product ? filteredSides(product) : 0, list),
  })
  const isBooklet = product?.seichoku != null
  const series = useQuery({
    ...callQuery(client, pageTemplateSeries, given(state)),
    enabled: isBooklet,
    placeholderData: (last) => last,
    select: ofSeries,
  })
  const cards = useQuery({
    ...callQuery(client, pageTemplates, given(state)),
    enabled: product !== undefined && !isBooklet,
    placeholderData: (last) => last,
    select: ofCards,
  })
  const { data, error, refetch } = isBooklet ? series : cards

  /** The templates without search and tag, if all of them were answered at once. */
  const readWhole = (): FoundChoices | undefined => {
    const all = given({ ...INITIAL_LIST_STATE, side: state.side })
    const knownSeries = cache.getQueryData<CallAnswer<typeof pageTemplateSeries>>(queryKey(pageTemplateSeries, all))
    const knownCards = cache.getQueryData<CallAnswer<typeof pageTemplates>>(queryKey(pageTemplates, all))
    const known = isBooklet ? knownSeries && ofSeries(knownSeries) : knownCards && ofCards(knownCards)
    return known && known.choices.length === known.total ? known : undefined
  }
  if (data || !error || !isUnanswered(error)) return { data, error, refetch }
  const whole = readWhole()
  const choices = whole && filterTemplates(whole.choices, state)
  return { data: choices && { choices, total: choices.length }, error, refetch }
}
