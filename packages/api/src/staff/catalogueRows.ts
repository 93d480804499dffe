import { putCatalogue } from '../catalogue/putCatalogue.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { readSettings, SETTING_NAMES } from '../settings/shopSettings.ts'
import { OTHER_LANGUAGES } from '../translation/perLanguage.ts'
import { TRANSLATED_FIELDS, type TranslatedList } from '../translation/translatedFields.ts'
import type { CatalogueTranslations } from '../translation/translations.ts'
import { readTranslations } from '../translation/translations.ts'
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
    patterns: (await database.selectFrom('pattern').select('document').execute()).map(({ document }) => document),
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
  const versions = async (name: 'ornament' | 'pattern') =>
    (
      await database.selectFrom(name).select('document').orderBy('position').orderBy('id').orderBy('version').execute()
    ).map(({ document }) => document)
  const translations = await readAllTranslations(database)
  const hashtags = OTHER_LANGUAGES.flatMap((language) => [...(translations.hashtags?.[language]?.keys() ?? [])])
  return {
    categories: await documents('category'),
    products: await documents('product'),
    templates: await documents('template'),
    templateSeries: await documents('template_series'),
    packagePlans: await placed('package_plan'),
    fonts: await placed('font_family'),
    ornaments: await versions('ornament'),
    patterns: await versions('pattern'),
    notices: await documents('notice'),
    events: await documents('delivery_event'),
    faq: await placed('faq_category'),
    regions: await placed('region'),
    messageTemplates: await placed('message_template'),
    hashtags: [...new Set(hashtags)].sort().map((name) => ({ name })),
    settings: await readSettings(database, SETTING_NAMES),
    translations,
  } as CatalogueFile
}

async function readAllTranslations(database: Database): Promise<CatalogueTranslations> {
  const found: Partial<Record<TranslatedList, CatalogueTranslations[TranslatedList]>> = {}
  for (const list of Object.keys(TRANSLATED_FIELDS) as TranslatedList[]) {
    for (const language of OTHER_LANGUAGES) {
      const known = await readTranslations(database, language, list)
      if (known.size > 0) found[list] = { ...found[list], [language]: known }
    }
  }
  return found
}
