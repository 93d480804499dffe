import type { Language } from '@irodori/contract/language'
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
 * The distinct texts of templates for each font in the language of a call, with the name of the first template and the
 * number of templates that contain it.
 */
export async function listTemplateTexts(database: Database, language: Language | null): Promise<TemplateTexts[]> {
  const { rows } = await sql<TemplateTexts>`
    select words.text, words.font, min(words.place) as place, count(*)::integer as templates
    from template
      left join translation on translation.list = 'templates' and translation.id = template.id
        and translation.language = ${language ?? 'ja'}
      cross join lateral jsonb_array_elements(template.document -> 'items') with ordinality as item (japanese, number)
      cross join lateral (
        select translation.fields -> 'items' -> (item.number - 1)::text as other) as one
      cross join lateral (
        select coalesce(one.other ->> 'text', item.japanese ->> 'text') as text,
          coalesce(one.other ->> 'font', item.japanese ->> 'font') as font,
          coalesce(translation.fields ->> 'name', template.document ->> 'name') as place) as words
      join product on product.id = template.product_id and product.is_shown
    where coalesce(words.text, '') <> '' and words.font is not null
    group by 1, 2
    order by 3, 1, 2
    limit ${MAX_TEXTS}`.execute(database)
  return rows
}
