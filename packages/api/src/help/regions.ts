import type { RegionIntro, RegionSetting } from '@irodori/contract/entities/help'
import type { Database } from '../database/tables.ts'
import { readSettings } from '../settings/shopSettings.ts'

export const readRegionIntro = async (database: Database): Promise<RegionIntro> =>
  (await readSettings(database, ['regionIntro'])).regionIntro ?? { title: '', content: '' }

export const listRegionSettings = async (database: Database): Promise<RegionSetting[]> =>
  (await readSettings(database, ['regionSettings'])).regionSettings ?? []
