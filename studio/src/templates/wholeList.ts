import type { CallError } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import type { ListState } from '@irodori/client/listQueries'
import { listTemplateSeries, pageTemplates } from '@irodori/contract/endpoints/catalogue'
import type { Product } from '@irodori/contract/entities/product'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { choiceOfSeries, choiceOfTemplate, type TemplateChoice } from './templateChoice.ts'

/** Maximum page size of the server. */
const MAX_PAGE_SIZE = 200

/** All templates or series of a product, for dialogs that sort and search without further calls. */
export async function readWholeList(
  client: Pick<Client, 'call'>,
  product: Pick<Product, 'id' | 'seichoku'>,
): Promise<Result<readonly TemplateChoice[], CallError>> {
  const params = { productId: product.id }
  if (product.seichoku) {
    const series = await client.call(listTemplateSeries, { params })
    return series.ok ? ok(series.value.map(choiceOfSeries)) : series
  }
  const choices: TemplateChoice[] = []
  for (let page = 1; ; page += 1) {
    const answer = await client.call(pageTemplates, { params, query: { page, pageSize: MAX_PAGE_SIZE } })
    if (!answer.ok) return answer
    choices.push(...answer.value.templates.map(choiceOfTemplate))
    if (answer.value.templates.length === 0 || choices.length >= answer.value.total) return ok(choices)
  }
}

const newestFirst = (one: TemplateChoice, other: TemplateChoice): number =>
  Date.parse(other.publishedAt) - Date.parse(one.publishedAt)

const COMPARES: Readonly<Record<ListState['orderBy'], (one: TemplateChoice, other: TemplateChoice) => number>> = {
  newest: newestFirst,
  photoCount: (one, other) => other.photos - one.photos || newestFirst(one, other),
  messageCount: (one, other) => other.texts - one.texts || newestFirst(one, other),
}

/** A list in one of its orders, equal entries with the newest first. */
export const sortChoices = (
  choices: readonly TemplateChoice[],
  orderBy: ListState['orderBy'],
): readonly TemplateChoice[] => choices.toSorted(COMPARES[orderBy])
