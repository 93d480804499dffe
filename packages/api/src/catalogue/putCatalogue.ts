import type { Pattern } from '@irodori/contract/entities/pattern'
import type { FaqCategory, Region } from '@irodori/contract/entities/help'
import type { MessageTemplate } from '@irodori/contract/entities/message'
import type { DeliveryEvent, Notice } from '@irodori/contract/entities/notice'
import type { Ornament } from '@irodori/contract/entities/ornament'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import type { FontFamily, StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import { putDeliveryEvent } from '../calendar/putDeliveryEvent.ts'
import type { StoredSeries } from '../database/tables/catalogue.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { ShopSettings } from '../settings/shopSettings.ts'
import { putSettings } from '../settings/shopSettings.ts'
import type { CatalogueTranslations } from '../translation/translations.ts'
import { putTranslations } from '../translation/translations.ts'
import { putCategory } from './putCategory.ts'
import { putNotice } from './putNotice.ts'
import { putProduct } from './putProduct.ts'
import { putTemplates } from './putTemplate.ts'
import { putTemplateSeries } from './putTemplateSeries.ts'
import { renewTemplateVersion } from './templateVersion.ts'

/** All entries of a catalogue, as the staff tool or the demo shop provides them. */
export interface CatalogueEntries {
  readonly categories: readonly StoredCategory[]
  readonly products: readonly StoredProduct[]
  readonly templates: readonly Template[]
  readonly templateSeries: readonly StoredSeries[]
  readonly packagePlans: readonly PackagePlan[]
  /** In menu order. */
  readonly fonts: readonly FontFamily[]
  /** In the order of the list; several versions of one may occur. */
  readonly ornaments: readonly Ornament[]
  /** As the ornaments. */
  readonly patterns: readonly Pattern[]
  readonly notices: readonly Notice[]
  readonly events: readonly DeliveryEvent[]
  readonly faq: readonly FaqCategory[]
  /** In list order. */
  readonly regions: readonly Region[]
  readonly messageTemplates: readonly MessageTemplate[]
  /** Hashtags whose names in other languages are given or taken back. */
  readonly hashtags?: readonly Hashtag[]
  /** Those that are given; the shop keeps its others. */
  readonly settings: ShopSettings
  /** The values of these entries in other languages. */
  readonly translations?: CatalogueTranslations
}

/** A hashtag by its Japanese name. */
interface Hashtag {
  readonly name: string
}

/** Writes entries, replacing those with the same id. */
export async function putCatalogue(tx: Transacting, entries: CatalogueEntries): Promise<void> {
  const { translations = {}, hashtags = [] } = entries
  for (const category of entries.categories) await putCategory(tx, category, translations.categories)
  for (const product of entries.products) await putProduct(tx, product, translations.products)
  for (const series of entries.templateSeries) await putTemplateSeries(tx, series, translations.templateSeries)
  await putTemplates(tx, entries.templates, translations.templates)
  for (const plan of entries.packagePlans) await putPackagePlan(tx, plan)
  for (const [position, family] of entries.fonts.entries()) await putFontFamily(tx, family, position)
  for (const [position, one] of entries.ornaments.entries()) await putVersion(tx, 'ornament', one, position)
  for (const [position, one] of entries.patterns.entries()) await putVersion(tx, 'pattern', one, position)
  for (const notice of entries.notices) await putNotice(tx, notice, translations.notices)
  for (const event of entries.events) await putDeliveryEvent(tx, event, translations.events)
  for (const category of entries.faq) await putPositioned(tx, 'faq_category', category, category.position)
  for (const [position, region] of entries.regions.entries()) await putPositioned(tx, 'region', region, position)
  for (const template of entries.messageTemplates) {
    await putPositioned(tx, 'message_template', template, template.position)
  }
  for (const list of ['packagePlans', 'ornaments', 'patterns', 'faq', 'regions', 'messageTemplates'] as const) {
    const ids = entries[list].map(({ id }) => id)
    await putTranslations(tx, list, ids, translations[list] ?? {})
  }
  const names = hashtags.map(({ name }) => name)
  await putTranslations(tx, 'hashtags', names, translations.hashtags ?? {})
  if (names.length > 0) await renewTemplateVersion(tx)
  await putSettings(tx, entries.settings, translations.settings)
}

async function putPackagePlan(tx: Transacting, plan: PackagePlan): Promise<void> {
  const { id, packagePlanCatId, position } = plan
  const row = { id, package_plan_cat_id: packagePlanCatId, position, document: json(plan) }
  await tx
    .insertInto('package_plan')
    .values(row)
    .onConflict((at) => at.column('id').doUpdateSet(row))
    .execute()
}

async function putFontFamily(tx: Transacting, family: FontFamily, position: number): Promise<void> {
  const row = { value: family.value, position, document: json(family) }
  await tx
    .insertInto('font_family')
    .values(row)
    .onConflict((at) => at.column('value').doUpdateSet(row))
    .execute()
}

/** Saved pages contain the drawing of their version; an import refuses another one under the same number. */
async function putVersion(
  tx: Transacting,
  table: 'ornament' | 'pattern',
  entry: Ornament | Pattern,
  position: number,
): Promise<void> {
  const { id, version } = entry
  const document = json(entry)
  await tx
    .insertInto(table)
    .values({ id, version, position, document })
    .onConflict((at) => at.columns(['id', 'version']).doUpdateSet({ position, document }))
    .execute()
}

/** Writes an entry of a table whose rows have a position. */
async function putPositioned(
  tx: Transacting,
  name: 'faq_category' | 'region' | 'message_template',
  document: { readonly id: string },
  position: number,
): Promise<void> {
  const row = { id: document.id, position, document: json(document) }
  await tx
    .insertInto(name)
    .values(row)
    .onConflict((at) => at.column('id').doUpdateSet(row))
    .execute()
}
