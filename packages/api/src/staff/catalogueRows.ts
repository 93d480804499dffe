import { putCatalogue } from '../catalogue/putCatalogue.ts'
import type { Database, Tables } from '../database/tables.ts'
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
export const writeCatalogue = (database: Database, file: CatalogueFile): Promise<void> =>
  transact(database, (tx) => putCatalogue(tx, file))

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
