import type { CallError } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import { readTemplate } from '@irodori/contract/endpoints/catalogue'
import { listTemplateSeries, pageTemplates } from '@irodori/contract/endpoints/catalogueLists'
import type { Product } from '@irodori/contract/entities/product'
import type { Template, TemplateCard } from '@irodori/contract/entities/template'
import type { Result } from '@irodori/result'
import type { TemplateChoice } from '../../templates/templateChoice.ts'
import { templatesOf } from '../opening/templatesOf.ts'
import type { Scope, WholeList } from './candidates.ts'

type Calls = Pick<Client, 'call'>

/** Largest page size of the server. */
const PART = 200

/** Reads all templates of a product. Rejects with the CallError, as React Query expects. */
export async function readWholeList(client: Calls, product: Product): Promise<WholeList> {
  const params = { productId: product.id }
  if (product.seichoku) {
    const series = await client.call(listTemplateSeries, { params })
    return series.ok ? { kind: 'SERIES', series: series.value } : Promise.reject(series.error)
  }
  const cards: TemplateCard[] = []
  for (let page = 1; ; page++) {
    const part = await client.call(pageTemplates, { params, query: { page, pageSize: PART, orderBy: 'newest' } })
    if (!part.ok) return Promise.reject(part.error)
    cards.push(...part.value.templates)
    if (part.value.templates.length === 0 || cards.length >= part.value.total) return { kind: 'CARDS', cards }
  }
}

/** Reads the chosen templates with their items: one page, or all pages of the group or series. */
export async function readChosen(
  client: Calls,
  { id, isSeries }: Pick<TemplateChoice, 'id' | 'isSeries'>,
  scope: Scope,
): Promise<Result<readonly Template[], CallError>> {
  if (scope === 'WHOLE') return templatesOf(client, id, isSeries)
  const template = await client.call(readTemplate, { params: { id } })
  return template.ok ? { ok: true, value: [template.value] } : template
}
