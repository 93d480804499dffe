import { isDeepStrictEqual } from 'node:util'
import { FaqCategory, Region } from '@irodori/contract/entities/help'
import { MessageTemplate } from '@irodori/contract/entities/message'
import { DeliveryEvent, Notice } from '@irodori/contract/entities/notice'
import { Ornament } from '@irodori/contract/entities/ornament'
import { PackagePlan } from '@irodori/contract/entities/packagePlan'
import { FontFamily, StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import { Template, TemplateSeries } from '@irodori/contract/entities/template'
import * as z from 'zod'
import { ornamentErrors } from '../catalogue/ornamentErrors.ts'
import { templateErrors } from '../catalogue/templateErrors.ts'
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
  ornaments: list(Ornament),
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
  readonly ornaments: readonly Ornament[]
}

/** Ids are parts of addresses. */
const ID = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$/
/** Characters that control terminals or turn the direction of writing; texts may have lines and tabs. */
const CONTROLS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u

/** Errors of a file beyond its fields: invalid and duplicate ids, references to missing entities. One line each. */
export function catalogueErrors(file: CatalogueFile, known: Known): string[] {
  const errors = controlErrors(file, [])
  const collectIds = (kind: string, entries: readonly { readonly id: string }[], more: ReadonlySet<string>) => {
    const ids = entries.map(({ id }) => id)
    for (const id of ids.filter((one) => !ID.test(one)))
      errors.push(`${kind} ${JSON.stringify(id)}: an id has up to 100 ASCII letters, digits and . _ ~ -`)
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
  for (const template of file.templates) {
    const { id, productId, templateSeriesId } = template
    if (!products.has(productId)) errors.push(`template ${id}: there is no product ${productId}`)
    if (templateSeriesId !== null && !series.has(templateSeriesId)) {
      errors.push(`template ${id}: there is no template series ${templateSeriesId}`)
    }
    errors.push(...templateErrors(template))
  }
  collectIds(
    'ornament',
    file.ornaments.map(({ id, version }) => ({ id: `${id}-${version}` })),
    none,
  )
  for (const ornament of file.ornaments) {
    errors.push(...ornamentErrors(ornament))
    if (known.ornaments.some((stored) => isOtherDrawing(stored, ornament)))
      errors.push(
        `ornament ${ornament.id}: version ${ornament.version} is stored with another drawing; give this one the next version`,
      )
  }
  return errors
}

/** Whether an ornament is stored with another drawing or other colours, which saved pages have. */
const isOtherDrawing = (stored: Ornament, { id, version, drawing, colours }: Ornament): boolean =>
  stored.id === id &&
  stored.version === version &&
  !isDeepStrictEqual([stored.drawing, stored.colours], [drawing, colours])

/** Names the place of each text with control characters; the texts themselves are not repeated. */
function controlErrors(value: unknown, place: readonly string[]): string[] {
  if (typeof value === 'string')
    return CONTROLS.test(value) ? [`${place.join('.')}: contains a control character that is not printed`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => controlErrors(part, [...place, key]))
}
