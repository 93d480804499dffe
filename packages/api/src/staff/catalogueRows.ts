import { putCatalogue } from '../catalogue/putCatalogue.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { readSettings, SETTING_NAMES } from '../settings/shopSettings.ts'
import type { CatalogueFile, Known } from './catalogueFile.ts'

/** The ids of the shop's entities, to which a file may refer. */
export async function knownEntries(database: Database): Promise<Known> {
  const ids = async (name: 'category' | 'product' | 'template_series') =>
    new Set((await database.selectFrom(name).select('id').execute()).map(({ id }) => id))
  return {
    categoryIds: await ids('category'),
    productIds: await ids('product'),
    seriesIds: await ids('template_series'),
    ornaments: (await database.selectFrom('ornament').select('document').execute()).map(({ document }) => document),
  }
}

/** Writes all entries of a file in one transaction; an id that exists is replaced. */
export const writeCatalogue = (database: Database, file: CatalogueFile): Promise<void> =>
  transact(database, (tx) => putCatalogue(tx, file))

/** The whole catalogue as a file; entities with a position are sorted by it. */
export async function readCatalogue(database: Database): Promise<CatalogueFile> {
  const documents = async (
    name: 'category' | 'product' | 'template' | 'template_series' | 'notice' | 'delivery_event',
  ) => (await database.selectFrom(name).select('document').orderBy('id').execute()).map(({ document }) => document)
  const placed = async (name: 'package_plan' | 'font_family' | 'faq_category' | 'region' | 'message_template') =>
    (await database.selectFrom(name).select('document').orderBy('position').execute()).map(({ document }) => document)
  return {
    categories: await documents('category'),
    products: await documents('product'),
    templates: await documents('template'),
    templateSeries: await documents('template_series'),
    packagePlans: await placed('package_plan'),
    fonts: await placed('font_family'),
    ornaments: (
      await database
        .selectFrom('ornament')
        .select('document')
        .orderBy('position')
        .orderBy('id')
        .orderBy('version')
        .execute()
    ).map(({ document }) => document),
    notices: await documents('notice'),
    events: await documents('delivery_event'),
    faq: await placed('faq_category'),
    regions: await placed('region'),
    messageTemplates: await placed('message_template'),
    settings: await readSettings(database, SETTING_NAMES),
  } as CatalogueFile
}
