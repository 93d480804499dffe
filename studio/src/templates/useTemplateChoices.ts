import type { Client, Failure } from '@irodori/client'
import { queryKey, useClient } from '@irodori/client/react'
import type { Product, TemplateCard } from '@irodori/contract'
import { pageTemplateSeries, pageTemplates } from '@irodori/contract/endpoints/catalogue'
import { useQuery } from '@tanstack/react-query'
import type { ListState } from '../catalogue/listState.ts'
import { choiceOfSeries, choiceOfTemplate, type TemplateChoice } from './templateChoice.ts'

export const PAGE_SIZE = 30
/** The most that the server gives at once. */
const WHOLE_SIZE = 200

export interface FoundChoices {
  readonly choices: readonly TemplateChoice[]
  readonly total: number
}

interface Wanted {
  readonly searchString: string
  readonly orderBy: ListState['orderBy']
  readonly hashtag: string
}

async function seriesPage(client: Client, productId: string, wanted: Wanted, page: number): Promise<FoundChoices> {
  const query = { ...wanted, page, pageSize: PAGE_SIZE }
  const result = await client.call(pageTemplateSeries, { params: { productId }, query })
  if (!result.ok) return Promise.reject(result.failure)
  return { choices: result.data.templates.map(choiceOfSeries), total: result.data.total }
}

async function templatePage(client: Client, productId: string, wanted: Wanted, page: number, pageSize: number) {
  const result = await client.call(pageTemplates, { params: { productId }, query: { ...wanted, page, pageSize } })
  return result.ok ? result.data : Promise.reject(result.failure)
}

/** Sides of a product come mixed in one list, so those of one side are counted and paged here. */
async function sidePage(client: Client, productId: string, wanted: Wanted, side: number, page: number) {
  const cards: TemplateCard[] = []
  for (let part = 1, total = 1; cards.length < total; part += 1) {
    const answer = await templatePage(client, productId, wanted, part, WHOLE_SIZE)
    cards.push(...answer.templates)
    total = answer.templates.length === 0 ? cards.length : answer.total
  }
  const ofSide = cards.filter(({ sideNumber }) => sideNumber === side)
  const shown = ofSide.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return { choices: shown.map(choiceOfTemplate), total: ofSide.length }
}

/** What a product's list shows in a state: templates, the templates of one side, or the series of a booklet. */
export function useTemplateChoices(product: Product | undefined, state: ListState) {
  const client = useClient()
  const { page, side } = state
  const wanted = { searchString: state.search, orderBy: state.orderBy, hashtag: state.hashtag }
  const id = product?.id ?? ''
  return useQuery<FoundChoices, Failure>({
    queryKey: [...queryKey(pageTemplates), id, wanted, page, side],
    enabled: product !== undefined,
    placeholderData: (last) => last,
    queryFn: async () => {
      if (product?.seichoku) return seriesPage(client, id, wanted, page)
      if (product && product.numberOfSides > 1) return sidePage(client, id, wanted, side, page)
      const { templates, total } = await templatePage(client, id, wanted, page, PAGE_SIZE)
      return { choices: templates.map(choiceOfTemplate), total }
    },
  })
}
