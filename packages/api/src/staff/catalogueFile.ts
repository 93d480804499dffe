import { isTextItem } from '@irodori/contract/entities/designItem'
import { FaqCategory, Region } from '@irodori/contract/entities/help'
import { MessageTemplate } from '@irodori/contract/entities/message'
import { DeliveryEvent, Notice } from '@irodori/contract/entities/notice'
import { FontFamily, PackagePlan, StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import { Template, TemplateSeries } from '@irodori/contract/entities/template'
import * as z from 'zod'
import { ShopSettings } from '../settings/shopSettings.ts'

const list = <Schema extends z.core.$ZodType>(schema: Schema) => z.array(schema).default([])

/** A catalogue as a file: the entities of the contract. Omitted lists leave the shop unchanged. */
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
  settings: ShopSettings.default({}),
})
export type CatalogueFile = z.infer<typeof CatalogueFile>

/** The entities of the shop that a file may refer to. */
export interface Known {
  readonly categoryIds: ReadonlySet<string>
  readonly productIds: ReadonlySet<string>
  readonly seriesIds: ReadonlySet<string>
}

/** Errors of a file beyond its fields: duplicate ids and references to missing entities. One line each. */
export function catalogueErrors(file: CatalogueFile, known: Known): string[] {
  const errors: string[] = []
  const collectIds = (kind: string, entries: readonly { readonly id: string }[], more: ReadonlySet<string>) => {
    const ids = entries.map(({ id }) => id)
    for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) {
      errors.push(`${kind} ${id} is in the file twice`)
    }
    return new Set([...more, ...ids])
  }
  const none = new Set<string>()
  const categories = collectIds('category', file.categories, known.categoryIds)
  const products = collectIds('product', file.products, known.productIds)
  const series = collectIds('template series', file.templateSeries, known.seriesIds)
  collectIds('template', file.templates, none)
  collectIds('package plan', file.packagePlans, none)
  for (const { id, isFree, price } of file.packagePlans) {
    if (isFree && price !== 0) errors.push(`package plan ${id}: a free plan has the price 0`)
    if (!isFree && price === 0)
      errors.push(`package plan ${id}: state the price of a chargeable plan, or null if it is not known`)
  }
  for (const { id, categoryId } of file.products) {
    if (!categories.has(categoryId)) errors.push(`product ${id}: there is no category ${categoryId}`)
  }
  for (const { id, productId } of file.templateSeries) {
    if (!products.has(productId)) errors.push(`template series ${id}: there is no product ${productId}`)
  }
  for (const { id, productId, templateSeriesId, items } of file.templates) {
    if (!products.has(productId)) errors.push(`template ${id}: there is no product ${productId}`)
    if (templateSeriesId !== null && !series.has(templateSeriesId)) {
      errors.push(`template ${id}: there is no template series ${templateSeriesId}`)
    }
    const itemIds = items.map((item) => item.id)
    if (new Set(itemIds).size !== itemIds.length) errors.push(`template ${id}: two items have the same id`)
    for (const item of items.filter(isTextItem))
      for (const { text } of item.sampleParts ?? [])
        if (!item.templateItemText.includes(text))
          errors.push(`template ${id}: the sample part "${text}" is not in the text of item ${item.id}`)
  }
  return errors
}
