import { endpoints } from '@irodori/contract/endpoints'
import type { Region, RegionSetting } from '@irodori/contract/entities/help'
import * as z from 'zod'
import type { Database } from '../database/tables.ts'

/** Names of the settings that hold the text above the regions and the visible columns. */
export const REGION_INTRO = 'regionIntro'
export const REGION_SETTINGS = 'regionSettings'

const Intro = endpoints.readRegionIntro.answer
const Settings = endpoints.listRegionSettings.answer

export async function listRegions(database: Database): Promise<Region[]> {
  const rows = await database.selectFrom('region').select('document').orderBy('position').orderBy('id').execute()
  return rows.map(({ document }) => document)
}

export const readRegionIntro = async (database: Database): Promise<z.infer<typeof Intro>> =>
  (await settingOf(database, REGION_INTRO, Intro)) ?? { title: '', content: '' }

export const listRegionSettings = async (database: Database): Promise<RegionSetting[]> =>
  (await settingOf(database, REGION_SETTINGS, Settings)) ?? []

/** Null if the setting is missing or invalid. */
async function settingOf<S extends z.core.$ZodType>(
  database: Database,
  name: string,
  schema: S,
): Promise<z.output<S> | null> {
  const row = await database.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  const read = z.safeParse(schema, row?.value)
  return read.success ? read.data : null
}
