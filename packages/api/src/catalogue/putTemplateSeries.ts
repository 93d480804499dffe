import { searchTextOf } from '../database/searchText.ts'
import type { StoredSeries } from '../database/tables/catalogue.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { putTemplateHashtags } from './putTemplateHashtags.ts'

/** The only writer of template series; the pages of a series are templates. */
export async function putTemplateSeries(tx: Transacting, series: StoredSeries): Promise<void> {
  const row = {
    id: series.id,
    product_id: series.productId,
    search_text: searchTextOf(series.name),
    published_at: new Date(series.publishedAt),
    image_item_count: series.sumImageItemSeries,
    text_item_count: series.sumTextItemSeries,
    document: json(series),
  }
  await tx
    .insertInto('template_series')
    .values(row)
    .onConflict((at) => at.column('id').doUpdateSet(row))
    .execute()
  await putTemplateHashtags(tx, 'SERIES', [series])
}
