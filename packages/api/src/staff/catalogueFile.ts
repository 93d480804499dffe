import {
  DeliveryEvent,
  FaqCategory,
  FontFamily,
  MessageTemplate,
  Notice,
  PackagePlan,
  Region,
  StoredCategory,
  StoredProduct,
  Template,
  TemplateSeries,
} from '@irodori/contract'
import * as z from 'zod'

const list = <Schema extends z.core.$ZodType>(schema: Schema) => z.array(schema).default([])

/** A catalogue as a file: the shop's own entities as the wire writes them. What is left out stays as it is. */
export const CatalogueFile = z.strictObject({
  categories: list(StoredCategory),
  products: list(StoredProduct),
  templates: list(Template),
  templateSeries: list(z.object({ ...TemplateSeries.shape, templates: z.optional(z.unknown()) })),
  packagePlans: list(PackagePlan),
  fonts: list(FontFamily),
  notices: list(Notice),
  events: list(DeliveryEvent),
  faq: list(FaqCategory),
  regions: list(Region),
  messageTemplates: list(MessageTemplate),
})
export type CatalogueFile = z.infer<typeof CatalogueFile>

/** Where entries name each other: a file may lean on what the shop has already. */
export interface Known {
  readonly categoryIds: ReadonlySet<string>
  readonly productIds: ReadonlySet<string>
  readonly seriesIds: ReadonlySet<string>
}

/** What is wrong with a file beyond its fields: ids twice, names of things that are nowhere. One line each. */
export function catalogueFaults(file: CatalogueFile, known: Known): string[] {
  const faults: string[] = []
  const having = (kind: string, entries: readonly { readonly id: string }[], more: ReadonlySet<string>) => {
    const ids = entries.map(({ id }) => id)
    for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) {
      faults.push(`${kind} ${id} stands in the file twice`)
    }
    return new Set([...more, ...ids])
  }
  const none = new Set<string>()
  const categories = having('category', file.categories, known.categoryIds)
  const products = having('product', file.products, known.productIds)
  const series = having('template series', file.templateSeries, known.seriesIds)
  having('template', file.templates, none)
  having('package plan', file.packagePlans, none)
  for (const { id, categoryId } of file.products) {
    if (!categories.has(categoryId)) faults.push(`product ${id}: there is no category ${categoryId}`)
  }
  for (const { id, productId } of file.templateSeries) {
    if (!products.has(productId)) faults.push(`template series ${id}: there is no product ${productId}`)
  }
  for (const { id, productId, templateSeriesId, items } of file.templates) {
    if (!products.has(productId)) faults.push(`template ${id}: there is no product ${productId}`)
    if (templateSeriesId !== null && !series.has(templateSeriesId)) {
      faults.push(`template ${id}: there is no template series ${templateSeriesId}`)
    }
    const itemIds = items.map((item) => item.id)
    if (new Set(itemIds).size !== itemIds.length) faults.push(`template ${id}: an item's id stands twice`)
  }
  return faults
}
