import { putCategory } from '../catalogue/putCategory.ts'
import { putProduct } from '../catalogue/putProduct.ts'
import { putTemplate } from '../catalogue/putTemplate.ts'
import { putTemplateSeries } from '../catalogue/putTemplateSeries.ts'
import type { Database, Tables, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { CatalogueFile, Known } from './catalogueFile.ts'

/** What the shop has already, for entries that name it. */
export async function knownEntries(database: Database): Promise<Known> {
  const ids = async (name: 'category' | 'product' | 'template_series') =>
    new Set((await database.selectFrom(name).select('id').execute()).map(({ id }) => id))
  return {
    categoryIds: await ids('category'),
    productIds: await ids('product'),
    seriesIds: await ids('template_series'),
  }
}

/** Writes all entries of a file in one transaction; an id that exists is replaced. */
export async function writeCatalogue(database: Database, file: CatalogueFile): Promise<void> {
  await transact(database, async (tx) => {
    for (const category of file.categories) await putCategory(tx, category)
    for (const product of file.products) await putProduct(tx, product)
    for (const series of file.templateSeries) await putTemplateSeries(tx, series)
    for (const template of file.templates) await putTemplate(tx, template)
    for (const [position, family] of file.fonts.entries()) {
      const row = { value: family.value, position, document: json(family) }
      await tx
        .insertInto('font_family')
        .values(row)
        .onConflict((at) => at.column('value').doUpdateSet(row))
        .execute()
    }
    await putDocuments(tx, file)
  })
}

async function putDocuments(tx: Transacting, file: CatalogueFile): Promise<void> {
  for (const plan of file.packagePlans) {
    const row = {
      id: plan.id,
      package_plan_cat_id: plan.packagePlanCatId,
      position: plan.position,
      document: json(plan),
    }
    await tx
      .insertInto('package_plan')
      .values(row)
      .onConflict((at) => at.column('id').doUpdateSet(row))
      .execute()
  }
  for (const notice of file.notices) {
    const row = { id: notice.id, kind: notice.kind, document: json(notice) }
    await tx
      .insertInto('notice')
      .values(row)
      .onConflict((at) => at.column('id').doUpdateSet(row))
      .execute()
  }
  for (const event of file.events) {
    const row = { id: event.id, document: json(event) }
    await tx
      .insertInto('delivery_event')
      .values(row)
      .onConflict((at) => at.column('id').doUpdateSet(row))
      .execute()
  }
  await putPlaced(
    tx,
    'faq_category',
    file.faq.map((faq) => ({ ...faq, document: faq })),
  )
  await putPlaced(
    tx,
    'region',
    file.regions.map((region, position) => ({ id: region.id, position, document: region })),
  )
  await putPlaced(
    tx,
    'message_template',
    file.messageTemplates.map((template) => ({ ...template, document: template })),
  )
}

interface Placed {
  readonly id: string
  readonly position: number
  readonly document: unknown
}

/** Entries of a table that keeps an order of its own. */
async function putPlaced(
  tx: Transacting,
  name: 'faq_category' | 'region' | 'message_template',
  entries: readonly Placed[],
): Promise<void> {
  for (const { id, position, document } of entries) {
    const row = { id, position, document: json(document) }
    await tx
      .insertInto(name)
      .values(row)
      .onConflict((at) => at.column('id').doUpdateSet(row))
      .execute()
  }
}

/** The whole catalogue as a file. */
export async function readCatalogue(database: Database): Promise<CatalogueFile> {
  const documents = async <Name extends keyof Tables>(name: Name) =>
    (
      await database
        .selectFrom(name as 'category')
        .select('document')
        .orderBy('id')
        .execute()
    ).map(({ document }) => document as unknown)
  const fonts = await database.selectFrom('font_family').select('document').orderBy('position').execute()
  return {
    categories: await documents('category'),
    products: await documents('product'),
    templates: await documents('template'),
    templateSeries: await documents('template_series'),
    packagePlans: await documents('package_plan'),
    fonts: fonts.map(({ document }) => document),
    notices: await documents('notice'),
    events: await documents('delivery_event'),
    faq: await documents('faq_category'),
    regions: await documents('region'),
    messageTemplates: await documents('message_template'),
  } as CatalogueFile
}
