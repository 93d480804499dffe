import type { StoredProduct } from '@irodori/contract/entities/product'
import type { TemplateColour } from '@irodori/contract/entities/template'
import { sql } from 'kysely'
import { lenientPatterns, searchPatterns } from '../database/searchText.ts'
import type { Database } from '../database/tables.ts'
import type { Slice } from './pageSlice.ts'

interface Filter {
  readonly categoryId?: string
  readonly searchString?: string
  /** Tolerates one typing error in each word. */
  readonly isLenient?: boolean
  /** A product must have one of each list. */
  readonly hashtags?: readonly (readonly string[])[]
  /** Of one of its templates. */
  readonly colour?: TemplateColour | undefined
}

/** Products that visitors may see, by position, those without a position last (SRT-2); equal positions newest first. */
export async function listShownProducts(database: Database, filter: Filter, slice?: Slice): Promise<StoredProduct[]> {
  const query = productsQuery(database, filter)
  const rows = await (slice ? query.offset(slice.offset).limit(slice.limit) : query).execute()
  return rows.map((row) => row.document)
}

export async function countShownProducts(database: Database, filter: Filter): Promise<number> {
  const { total } = await filtered(database, filter)
    .select((build) => build.fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The filter itself, or its lenient form if it finds nothing. */
export async function withTypoTolerance(
  database: Database,
  filter: Filter,
): Promise<{ filter: Filter; total: number }> {
  const total = await countShownProducts(database, filter)
  if (total > 0 || !filter.searchString) return { filter, total }
  const lenient = { ...filter, isLenient: true }
  return { filter: lenient, total: await countShownProducts(database, lenient) }
}

export const productsQuery = (database: Database, filter: Filter) =>
  filtered(database, filter)
    .select('document')
    .orderBy(sql`position asc nulls last`)
    .orderBy('created_at', 'desc')
    .orderBy('id')

function filtered(database: Database, { categoryId, searchString = '', isLenient, hashtags = [], colour }: Filter) {
  let query = database.selectFrom('product').where(sql<boolean>`is_shown`)
  if (categoryId !== undefined) query = query.where('category_id', '=', categoryId)
  for (const patterns of (isLenient ? lenientPatterns : searchPatterns)(searchString)) {
    query = query.where((build) => build.or(patterns.map((pattern) => build('search_text', 'like', pattern))))
  }
  for (const oneOf of hashtags) {
    query = query.where('id', 'in', (build) =>
      build.selectFrom('product_hashtag').select('product_id').where('hashtag', 'in', oneOf),
    )
  }
  if (colour !== undefined) {
    query = query.where('id', 'in', (build) =>
      build
        .selectFrom('template_colour')
        .innerJoin('template', 'template.id', 'template_colour.template_id')
        .select('template_colour.product_id')
        .where('template_colour.colour', '=', colour)
        // The list of a product begins with this side.
        .where('template.side_number', '=', 1),
    )
  }
  return query
}
