import type { Region, RegionSetting } from '@irodori/contract'
import { endpoints } from '@irodori/contract'
import * as z from 'zod'
import type { Database } from '../database/tables.ts'

/** Where the words above the regions, and what of them is shown, lie among the settings. */
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

/** Null where the shop has not set it, or not so that it can be read. */
async function settingOf<S extends z.core.$ZodType>(
  database: Database,
  name: string,
  schema: S,
): Promise<z.output<S> | null> {
  const row = await database.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  const read = z.safeParse(schema, row?.value)
  return read.success ? read.data : null
}
