import type { RegionIntro, RegionSetting } from '@irodori/contract/entities/help'
import type { Language } from '@irodori/contract/language'
import type { Database } from '../database/tables.ts'
import { readSettings } from '../settings/shopSettings.ts'
import { translatedEntry } from '../translation/translations.ts'

/** The text above the regions, in the language of a call; blank if the shop has none. */
export async function readRegionIntro(database: Database, language: Language | null = null): Promise<RegionIntro> {
  const { regionIntro } = await readSettings(database, ['regionIntro'])
  const stored = regionIntro ? { id: 'regionIntro', ...regionIntro } : null
  const { title, content } = (await translatedEntry(database, language, 'settings', stored)) ?? {
    title: '',
    content: '',
  }
  return { title, content }
}

export const listRegionSettings = async (database: Database): Promise<RegionSetting[]> =>
  (await readSettings(database, ['regionSettings'])).regionSettings ?? []
