import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** More different words than a shop's templates hold; beyond it an inspection would not be read anyway. */
const MOST = 5000

interface TemplateTexts {
  readonly text: string
  readonly font: string
  readonly place: string
  readonly templates: number
}

/** The different words that templates come with, in each font, with the first template of each and how many have them. */
export async function listTemplateTexts(database: Database): Promise<TemplateTexts[]> {
  const { rows } = await sql<TemplateTexts>`
    select item ->> 'text' as text, item ->> 'font' as font,
      min(template.document ->> 'name') as place, count(*)::integer as templates
    from template
      cross join lateral jsonb_array_elements(template.document -> 'items') as item
      join product on product.id = template.product_id and product.is_shown
    where coalesce(item ->> 'text', '') <> '' and item ->> 'font' is not null
    group by 1, 2
    order by 3, 1, 2
    limit ${MOST}`.execute(database)
  return rows
}
