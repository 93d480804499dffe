import type { TemplateCard, TemplateSeries } from '@irodori/contract/entities/template'
import { sql } from 'kysely'
import { byPage } from '../catalogue/catalogue.ts'
import { lenientPatterns, searchPatterns } from '../database/searchText.ts'
import type { StoredSeries } from '../database/tables/catalogue.ts'
import type { Database } from '../database/tables.ts'
import { pageSlice } from './pageSlice.ts'
import type { ListInput } from './pageTemplates.ts'

/** Template series of a booklet product, each with the templates of its pages, cover first. */
export async function pageSeries(
  database: Database,
  productId: string,
  input: ListInput,
): Promise<{ templates: TemplateSeries[]; total: number }> {
  const { total } = await seriesCountQuery(database, productId, input).executeTakeFirstOrThrow()
  if (Number(total) === 0 && input.searchString !== '' && !input.isLenient) {
    return pageSeries(database, productId, { ...input, isLenient: true })
  }
  const rows = await seriesQuery(database, productId, input).execute()
  const documents = rows.map((row) => row.document)
  return { templates: await withTemplates(database, documents, input.sideNumber), total: Number(total) }
}

/** All template series of a booklet product, newest first. */
export async function listSeries(database: Database, productId: string): Promise<TemplateSeries[]> {
  const rows = await database
    .selectFrom('template_series')
    .select('document')
    .where('product_id', '=', productId)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute()
  const documents = rows.map((row) => row.document)
  return withTemplates(database, documents, undefined)
}

export function seriesQuery(database: Database, productId: string, input: ListInput) {
  const { offset, limit } = pageSlice(input)
  let query = filtered(database, productId, input).select('document')
  if (input.orderBy === 'photoCount') query = query.orderBy('image_item_count', 'desc')
  if (input.orderBy === 'messageCount') query = query.orderBy('text_item_count', 'desc')
  return query.orderBy('published_at', 'desc').orderBy('id').offset(offset).limit(limit)
}

export const seriesCountQuery = (database: Database, productId: string, input: ListInput) =>
  filtered(database, productId, input).select((build) => build.fn.countAll<string | number>().as('total'))

function filtered(database: Database, productId: string, input: ListInput) {
  let query = database.selectFrom('template_series').where('product_id', '=', productId)
  for (const patterns of (input.isLenient ? lenientPatterns : searchPatterns)(input.searchString)) {
    query = query.where((build) => build.or(patterns.map((pattern) => build('search_text', 'like', pattern))))
  }
  const { sideNumber, colour } = input
  if (sideNumber !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('template')
          .select('template.id')
          .whereRef('template.template_series_id', '=', 'template_series.id')
          .where('template.side_number', '=', sideNumber),
      ),
    )
  }
  if (colour !== undefined) {
    query = query.where('id', 'in', (build) =>
      build
        .selectFrom('template_colour')
        .select(sql<string>`template_series_id`.as('series_id'))
        .where('product_id', '=', productId)
        .where('colour', '=', colour),
    )
  }
  if (input.hashtags.length === 0) return query
  return query.where('id', 'in', (build) =>
    build
      .selectFrom('template_hashtag')
      .select('owner_id')
      .where('product_id', '=', productId)
      .where('hashtag', 'in', input.hashtags)
      .where('owner_kind', '=', 'SERIES'),
  )
}

async function withTemplates(
  database: Database,
  documents: readonly StoredSeries[],
  sideNumber: number | undefined,
): Promise<TemplateSeries[]> {
  const rows =
    documents.length === 0
      ? []
      : await database
          .selectFrom('template')
          .select(sql<TemplateCard>`document - 'items' - 'colourSets'`.as('card'))
          .where(
            'template_series_id',
            'in',
            documents.map(({ id }) => id),
          )
          .execute()
  const cards = rows.map((row) => row.card).filter((card) => sideNumber === undefined || card.sideNumber === sideNumber)
  const bySeries = Map.groupBy(cards, (card) => card.templateSeriesId)
  return documents.map((document) => ({ ...document, templates: (bySeries.get(document.id) ?? []).sort(byPage) }))
}
