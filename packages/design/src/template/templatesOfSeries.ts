import type { Template } from '@irodori/contract/entities/template'
import type { DesignPage } from '../document/designPage.ts'

/** The templates of the series with which a design was begun, so that all its pages keep one look; none without a series. */
export function templatesOfSeries(
  templates: readonly Template[],
  pages: readonly Pick<DesignPage, 'templateId'>[],
): readonly Template[] {
  const begun = templates.find(({ id }) => pages.some(({ templateId }) => templateId === id))
  const series = begun?.templateSeriesId ?? null
  return series === null ? [] : templates.filter(({ templateSeriesId }) => templateSeriesId === series)
}
