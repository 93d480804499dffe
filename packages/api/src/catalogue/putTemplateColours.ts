import type { Template } from '@irodori/contract/entities/template'
import type { Transacting } from '../database/tables.ts'

/** The page number of a cover. */
const COVER = '-1'

/** Whether a list shows the template: one without a series, or the cover of a booklet. */
export const isShownInList = ({ templateSeriesId, pageNumber }: Template): boolean =>
  templateSeriesId === null || pageNumber === COVER

/** Replaces the colours by which lists find these templates. */
export async function putTemplateColours(tx: Transacting, templates: readonly Template[]): Promise<void> {
  const ids = templates.map(({ id }) => id)
  await tx.deleteFrom('template_colour').where('template_id', 'in', ids).execute()
  const rows = templates.filter(isShownInList).flatMap(({ id, productId, templateSeriesId, colours = [] }) =>
    colours.map((colour) => ({
      template_id: id,
      colour,
      product_id: productId,
      template_series_id: templateSeriesId,
    })),
  )
  if (rows.length === 0) return
  await tx
    .insertInto('template_colour')
    .values(rows)
    .onConflict((at) => at.doNothing())
    .execute()
}
