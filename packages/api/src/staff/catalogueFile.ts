import { isDeepStrictEqual } from 'node:util'
import { Pattern } from '@irodori/contract/entities/pattern'
import { FaqCategory, Region } from '@irodori/contract/entities/help'
import { MessageTemplate } from '@irodori/contract/entities/message'
import { DeliveryEvent, Notice } from '@irodori/contract/entities/notice'
import { Ornament } from '@irodori/contract/entities/ornament'
import { PackagePlan } from '@irodori/contract/entities/packagePlan'
import { FontFamily, StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import { Template, TemplateSeries } from '@irodori/contract/entities/template'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as z from 'zod'
import { ornamentErrors } from '../catalogue/ornamentErrors.ts'
import { patternErrors } from '../catalogue/patternErrors.ts'
import { templateErrors } from '../catalogue/templateErrors.ts'
import { ShopSettings } from '../settings/shopSettings.ts'
import { unknownButtons } from '../translation/buttonNames.ts'
import { catalogueIn, splitCatalogue } from '../translation/catalogueLanguages.ts'
import { OTHER_LANGUAGES } from '../translation/perLanguage.ts'
import type { CatalogueTranslations } from '../translation/translations.ts'

const list = <Schema extends z.core.$ZodType>(schema: Schema) => z.array(schema).default([])

/** The lists of a catalogue file in Japanese: the entities of the contract. Omitted lists leave the shop unchanged. */
const CatalogueLists = z.strictObject({
  categories: list(StoredCategory),
  products: list(StoredProduct),
  templates: list(Template),
  templateSeries: list(z.object({ ...TemplateSeries.shape, templates: z.optional(z.unknown()) })),
  packagePlans: list(PackagePlan),
  fonts: list(FontFamily),
  ornaments: list(Ornament),
  patterns: list(Pattern),
  notices: list(Notice),
  events: list(DeliveryEvent),
  faq: list(FaqCategory),
  regions: list(Region),
  messageTemplates: list(MessageTemplate),
  /** The names of hashtags, which products and templates use in Japanese. */
  hashtags: list(z.object({ name: z.string().min(1) })),
  settings: ShopSettings.default({}),
})
/** A catalogue as a file. */
export interface CatalogueFile extends z.infer<typeof CatalogueLists> {
  /** What the file gives in other languages. */
  readonly translations: CatalogueTranslations
}

/** Reads a catalogue file, whose values may be given per language. An error has one line for each field. */
export function parseCatalogue(given: unknown): Result<CatalogueFile, readonly string[]> {
  const { japanese, translations } = splitCatalogue(given)
  const parsed = z.safeParse(CatalogueLists, japanese)
  if (!parsed.success) return err(linesOf(parsed.error))
  const errors = OTHER_LANGUAGES.flatMap((language) => {
    const other = z.safeParse(CatalogueLists, catalogueIn(parsed.data, translations, language))
    return other.success ? [] : linesOf(other.error).map((line) => `${line} (${language})`)
  })
  return errors.length > 0 ? err(errors) : ok({ ...parsed.data, translations })
}

const linesOf = ({ issues }: z.ZodError): string[] => issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

/** The entities of the shop that a file may refer to. */
export interface Known {
  readonly categoryIds: ReadonlySet<string>
  readonly productIds: ReadonlySet<string>
  readonly seriesIds: ReadonlySet<string>
  readonly ornaments: readonly Ornament[]
  readonly patterns: readonly Pattern[]
}

/** Ids are parts of addresses. */
const ID = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$/
/** Characters that control terminals or turn the direction of writing; texts may have lines and tabs. */
const CONTROLS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u

/** Errors of a file beyond its fields: invalid and duplicate ids, references to missing entities. One line each. */
export function catalogueErrors(file: CatalogueFile, known: Known): string[] {
  const { translations, ...lists } = file
  const errors = textErrors(lists, [])
  for (const language of OTHER_LANGUAGES) {
    const other = catalogueIn(lists, translations, language) as z.infer<typeof CatalogueLists>
    const found = [...textErrors(other, []), ...other.templates.flatMap(templateErrors)]
    // What is wrong in Japanese is reported once.
    const japanese = new Set([...errors, ...file.templates.flatMap(templateErrors)])
    errors.push(...found.filter((error) => !japanese.has(error)).map((error) => `${error} (${language})`))
  }
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
  const collectVersions = (kind: string, entries: readonly Versioned[], stored: readonly Versioned[]) => {
    collectIds(
      kind,
      entries.map(({ id, version }) => ({ id: `${id}-${version}` })),
      none,
    )
    for (const entry of entries.filter((one) => stored.some((other) => isOtherDrawing(other, one))))
      errors.push(
        `${kind} ${entry.id}: version ${entry.version} is stored with another drawing; give this one the next version`,
      )
  }
  errors.push(...file.ornaments.flatMap(ornamentErrors), ...file.patterns.flatMap(patternErrors))
  collectVersions('ornament', file.ornaments, known.ornaments)
  collectVersions('pattern', file.patterns, known.patterns)
  return errors
}

interface Versioned {
  readonly id: string
  readonly version: number
  readonly name: string
}

/** Whether an entry is stored with another drawing or other colours, which saved pages have; its name may change. */
const isOtherDrawing = (stored: Versioned, entry: Versioned): boolean =>
  stored.id === entry.id &&
  stored.version === entry.version &&
  !isDeepStrictEqual({ ...stored, name: entry.name }, entry)

/** Names the place of each text with control characters, which are not repeated, or with the name of an unknown button. */
function textErrors(value: unknown, place: readonly string[]): string[] {
  if (typeof value === 'string') {
    const path = place.join('.')
    if (CONTROLS.test(value)) return [`${path}: contains a control character that is not printed`]
    return unknownButtons(value).map(
      (mark) => `${path}: ${mark} is no text of the locales, as portal.actions.invoice is`,
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textErrors(part, [...place, key]))
}
