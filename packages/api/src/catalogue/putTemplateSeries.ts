import { searchTextOf } from '../database/searchText.ts'
import type { StoredSeries } from '../database/tables/catalogue.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { ListTranslations } from '../translation/translations.ts'
import { namesOf, putTranslations } from '../translation/translations.ts'
import { putTemplateHashtags } from './putTemplateHashtags.ts'
import { renewTemplateVersion } from './templateVersion.ts'

/** The only writer of template series; the pages of a series are templates. */
export async function putTemplateSeries(
  tx: Transacting,
  series: StoredSeries,
  translations: ListTranslations = {},
): Promise<void> {
  const row = {
    id: series.id,
    product_id: series.productId,
    search_text: searchTextOf(namesOf(series, translations)),
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
  await putTranslations(tx, 'templateSeries', [series.id], translations)
  await putTemplateHashtags(tx, 'SERIES', [series])
  await renewTemplateVersion(tx)
}
