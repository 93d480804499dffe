import { elementOf } from '../art/elementOf.ts'
import type { Template, TemplateSeries } from '../entities/types.ts'

const countItems = (templates: readonly Template[], isPhoto: boolean): number =>
  templates.flatMap((template) => template.items).filter((item) => item.type.endsWith('_IMAGE') === isPhoto).length

/** The series that a run of templates forms, its first template being the cover. */
export function seriesOf(name: string, templates: readonly Template[]): TemplateSeries {
  const cover = elementOf(templates, 0)
  return {
    id: cover.templateSeriesId ?? cover.id,
    name,
    productIdentify: cover.productIdentify,
    templateIds: templates.map((template) => template.id),
    sumImageItemSeries: countItems(templates, true),
    sumTextItemSeries: countItems(templates, false),
    thumbnailUrl: cover.thumbnailUrl,
    publishedAt: cover.publishedAt,
    hashtags: [...cover.hashtags],
  }
}
