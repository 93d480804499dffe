import type { Template } from '@irodori/contract/entities/template'
import { sql } from 'kysely'
import { searchTextOf } from '../database/searchText.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { ListTranslations } from '../translation/translations.ts'
import { namesOf, putTranslations } from '../translation/translations.ts'
import { putTemplateColours } from './putTemplateColours.ts'
import { putTemplateHashtags } from './putTemplateHashtags.ts'
import { renewTemplateVersion } from './templateVersion.ts'

/** Rows per statement; the protocol of PostgreSQL allows 65,535 values in one. */
const BATCH = 500

export const putTemplate = (tx: Transacting, template: Template): Promise<void> => putTemplates(tx, [template])

/** The only writer of templates; derives the columns for sorting, searching and filtering from the documents. */
export async function putTemplates(
  tx: Transacting,
  templates: readonly Template[],
  translations: ListTranslations = {},
): Promise<void> {
  const all = [...new Map(templates.map((template) => [template.id, template])).values()]
  for (let start = 0; start < all.length; start += BATCH)
    await putBatch(tx, all.slice(start, start + BATCH), translations)
  if (all.length > 0) await renewTemplateVersion(tx)
}

async function putBatch(
  tx: Transacting,
  templates: readonly Template[],
  translations: ListTranslations,
): Promise<void> {
  const ids = templates.map(({ id }) => id)
  const previousGroups = await tx.selectFrom('template').select('template_group_id').where('id', 'in', ids).execute()
  await tx
    .insertInto('template')
    .values(templates.map((template) => rowOf(template, translations)))
    .onConflict((at) => at.column('id').doUpdateSet((build) => excluded((name) => build.ref(name))))
    .execute()
  await putTranslations(tx, 'templates', ids, translations)
  await putTemplateHashtags(
    tx,
    'TEMPLATE',
    // Pages of a booklet are not listed individually.
    templates.map(({ templateSeriesId, ...template }) =>
      templateSeriesId === null ? template : { ...template, hashtags: [] },
    ),
  )
  await putTemplateColours(tx, templates)
  const groups = [
    ...templates.map(({ templateGroupId }) => templateGroupId),
    ...previousGroups.map((row) => row.template_group_id),
  ]
  await sumGroups(tx, [...new Set(groups)])
}

const rowOf = (template: Template, translations: ListTranslations) => ({
  id: template.id,
  product_id: template.productId,
  template_group_id: template.templateGroupId,
  template_series_id: template.templateSeriesId,
  page_number: template.pageNumber,
  side_number: template.sideNumber,
  search_text: searchTextOf(namesOf(template, translations)),
  published_at: new Date(template.publishedAt),
  image_item_count: template.imageItemCount,
  text_item_count: template.textItemCount,
  width: template.width,
  height: template.height,
  dpi: template.dpi,
  group_published_at: new Date(template.publishedAt),
  group_image_count: template.imageItemCount,
  group_text_count: template.textItemCount,
  document: json(template),
})

const COLUMNS = [
  'product_id',
  'template_group_id',
  'template_series_id',
  'page_number',
  'side_number',
  'search_text',
  'published_at',
  'image_item_count',
  'text_item_count',
  'width',
  'height',
  'dpi',
  'group_published_at',
  'group_image_count',
  'group_text_count',
  'document',
] as const

/** Columns of a conflicting row are overwritten with the values of the statement. */
const excluded = <Ref>(ref: (name: `excluded.${(typeof COLUMNS)[number]}`) => Ref) =>
  Object.fromEntries(COLUMNS.map((column) => [column, ref(`excluded.${column}`)]))

/** Gives all sides of a group the same sort values, so lists keep them together. */
async function sumGroups(tx: Transacting, groups: readonly string[]): Promise<void> {
  await sql`
    update template set
      group_published_at = sides.published_at, group_image_count = sides.images, group_text_count = sides.texts
    from (
      select product_id, template_group_id, page_number, max(published_at) as published_at,
        sum(image_item_count)::integer as images, sum(text_item_count)::integer as texts
      from template where template_group_id in (${sql.join(groups)})
      group by product_id, template_group_id, page_number) as sides
    where template.product_id = sides.product_id and template.template_group_id = sides.template_group_id
      and template.page_number = sides.page_number
  `.execute(tx)
}
