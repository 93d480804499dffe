import type { TemplateCard, TemplateSeries } from '@irodori/contract/entities/template'
import type { Language } from '@irodori/contract/language'
import type { Database } from '../database/tables.ts'
import { readHashtagNames, withHashtags } from '../translation/hashtags.ts'
import { translated } from '../translation/translations.ts'

/** Templates, with or without their items, in the language of a call. A new design begins with the words of that language. */
export async function templatesIn<T extends TemplateCard>(
  database: Database,
  language: Language | null,
  templates: readonly T[],
): Promise<T[]> {
  const nameOf = await readHashtagNames(database, language)
  return withHashtags(await translated(database, language, 'templates', templates), nameOf)
}

/** Template series with their pages in the language of a call. */
export async function seriesIn(
  database: Database,
  language: Language | null,
  series: readonly TemplateSeries[],
): Promise<TemplateSeries[]> {
  const nameOf = await readHashtagNames(database, language)
  const own = withHashtags(await translated(database, language, 'templateSeries', series), nameOf)
  const pages = await templatesIn(
    database,
    language,
    own.flatMap(({ templates }) => templates),
  )
  const bySeries = Map.groupBy(pages, ({ templateSeriesId }) => templateSeriesId)
  return own.map((one) => ({ ...one, templates: bySeries.get(one.id) ?? [] }))
}
