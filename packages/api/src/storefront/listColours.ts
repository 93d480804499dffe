import { TEMPLATE_COLOURS, type TemplateColour } from '@irodori/contract/entities/template'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/**
 * The colours of the templates that are shown, in a fixed order: of all sides of one product, or of the first sides of all
 * products, by which these are found. Each colour is one index lookup: `limit 1` is used because the planner turns an
 * `exists` into a join that reads all rows.
 */
export async function listColours(database: Database, productId?: string): Promise<TemplateColour[]> {
  const names = TEMPLATE_COLOURS.map((colour, place) => sql`(${colour}::text, ${place}::integer)`)
  const isMeant = productId === undefined ? sql`template.side_number = 1` : sql`painted.product_id = ${productId}`
  const { rows } = await sql<{ colour: TemplateColour }>`
    select named.colour from (values ${sql.join(names)}) as named (colour, place)
    where (
      select true from template_colour as painted
      join product on product.id = painted.product_id join template on template.id = painted.template_id
      where painted.colour = named.colour and ${isMeant} and product.is_shown limit 1)
    order by named.place`.execute(database)
  return rows.map(({ colour }) => colour)
}
