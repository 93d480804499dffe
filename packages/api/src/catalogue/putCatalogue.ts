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
import { putCategory } from './putCategory.ts'
import { putNotice } from './putNotice.ts'
import { putProduct } from './putProduct.ts'
import { putTemplates } from './putTemplate.ts'
import { putTemplateSeries } from './putTemplateSeries.ts'

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
  readonly notices: readonly Notice[]
  readonly events: readonly DeliveryEvent[]
  readonly faq: readonly FaqCategory[]
  /** In list order. */
  readonly regions: readonly Region[]
  readonly messageTemplates: readonly MessageTemplate[]
  /** Those that are given; the shop keeps its others. */
  readonly settings: ShopSettings
}

/** Writes entries, replacing those with the same id. */
export async function putCatalogue(tx: Transacting, entries: CatalogueEntries): Promise<void> {
  for (const category of entries.categories) await putCategory(tx, category)
  for (const product of entries.products) await putProduct(tx, product)
  for (const series of entries.templateSeries) await putTemplateSeries(tx, series)
  await putTemplates(tx, entries.templates)
  for (const plan of entries.packagePlans) await putPackagePlan(tx, plan)
  for (const [position, family] of entries.fonts.entries()) await putFontFamily(tx, family, position)
  for (const [position, one] of entries.ornaments.entries()) await putOrnament(tx, one, position)
  for (const notice of entries.notices) await putNotice(tx, notice)
  for (const event of entries.events) await putDeliveryEvent(tx, event)
  for (const category of entries.faq) await putPositioned(tx, 'faq_category', category, category.position)
  for (const [position, region] of entries.regions.entries()) await putPositioned(tx, 'region', region, position)
  for (const template of entries.messageTemplates) {
    await putPositioned(tx, 'message_template', template, template.position)
  }
  await putSettings(tx, entries.settings)
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
async function putOrnament(tx: Transacting, one: Ornament, position: number): Promise<void> {
  const { id, version } = one
  await tx
    .insertInto('ornament')
    .values({ id, version, position, document: json(one) })
    .onConflict((at) => at.columns(['id', 'version']).doUpdateSet({ position, document: json(one) }))
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
