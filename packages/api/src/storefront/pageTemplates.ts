import type { TEMPLATE_ORDERS, TemplateCard, TemplateColour } from '@irodori/contract/entities/template'
import { sql } from 'kysely'
import { lenientPatterns, searchPatterns } from '../database/searchText.ts'
import type { Database } from '../database/tables.ts'
import { pageSlice } from './pageSlice.ts'

/** Paging, sorting and filtering of a list of templates or series. */
export interface ListInput {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly searchString: string
  readonly orderBy: (typeof TEMPLATE_ORDERS)[number]
  /** A template must have one of them; an empty list for no filter. */
  readonly hashtags: readonly string[]
  readonly sideNumber?: number | undefined
  readonly colour?: TemplateColour | undefined
  /** Tolerates one typing error in each word. */
  readonly isLenient?: boolean
}

/** Templates of a product that belong to no series, without their items; the sides of a group are adjacent. */
export async function pageTemplates(
  database: Database,
  productId: string,
  input: ListInput,
): Promise<{ templates: TemplateCard[]; total: number }> {
  const { total } = await templateCountQuery(database, productId, input).executeTakeFirstOrThrow()
  if (Number(total) === 0 && input.searchString !== '' && !input.isLenient) {
    return pageTemplates(database, productId, { ...input, isLenient: true })
  }
  const rows = await templatesQuery(database, productId, input).execute()
  return { templates: rows.map((row) => row.card), total: Number(total) }
}

/** Primary sort key of a list, before the day of publication. */
const FIRST_BY = {
  newest: sql<number>`0`,
  photoCount: sql<number>`group_image_count`,
  messageCount: sql<number>`group_text_count`,
} as const

/** The page is found by an index-only query; only its own documents are read. */
export function templatesQuery(database: Database, productId: string, input: ListInput) {
  const { offset, limit } = pageSlice(input)
  const listed = filtered(database, productId, input)
    .select(FIRST_BY[input.orderBy].as('first_by'))
    .select(['group_published_at', 'template_group_id', 'side_number', 'id'])
    .orderBy('first_by', 'desc')
    .orderBy('group_published_at', 'desc')
    .orderBy('template_group_id')
    .orderBy('side_number')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .as('listed')
  return database
    .selectFrom(listed)
    .innerJoin('template', 'template.id', 'listed.id')
    .select(sql<TemplateCard>`template.document - 'items' - 'colourSets'`.as('card'))
    .orderBy('listed.first_by', 'desc')
    .orderBy('listed.group_published_at', 'desc')
    .orderBy('listed.template_group_id')
    .orderBy('listed.side_number')
    .orderBy('listed.id')
}

export const templateCountQuery = (database: Database, productId: string, input: ListInput) =>
  filtered(database, productId, input).select((build) => build.fn.countAll<string | number>().as('total'))

function filtered(database: Database, productId: string, input: ListInput) {
  let query = database
    .selectFrom('template')
    .where('product_id', '=', productId)
    .where('template_series_id', 'is', null)
  for (const patterns of (input.isLenient ? lenientPatterns : searchPatterns)(input.searchString)) {
    query = query.where((build) => build.or(patterns.map((pattern) => build('search_text', 'like', pattern))))
  }
  if (input.sideNumber !== undefined) query = query.where('side_number', '=', input.sideNumber)
  const { colour } = input
  if (colour !== undefined) {
    query = query.where('id', 'in', (build) =>
      build
        .selectFrom('template_colour')
        .select('template_id')
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
      .where('owner_kind', '=', 'TEMPLATE'),
  )
}
