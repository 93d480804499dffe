import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** Maximum number of texts; more than the templates of a shop contain. */
const MAX_TEXTS = 5000

interface TemplateTexts {
  readonly text: string
  readonly font: string
  readonly place: string
  readonly templates: number
}

/**
 * The distinct texts of templates for each font, with the name of the first template and the number of templates that
 * contain it.
 */
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
    limit ${MAX_TEXTS}`.execute(database)
  return rows
}
