import type { ShopCalendar } from '@irodori/rules/shopCalendar'
import { DEFAULT_CHANGE_POINT } from '@irodori/rules/shopCalendar'
import type { Database } from '../database/tables.ts'
import { readSettings } from '../settings/shopSettings.ts'

/** The shop's calendar: its events and the settings of the staff. */
export async function readCalendar(database: Database): Promise<ShopCalendar> {
  const events = await database.selectFrom('delivery_event').select('document').orderBy('id').execute()
  const settings = await readSettings(database, ['changePoint', 'categoryDaysOff', 'shipDateOverrides'])
  return {
    events: events.map(({ document }) => document),
    changePoint: settings.changePoint ?? DEFAULT_CHANGE_POINT,
    categoryDaysOff: settings.categoryDaysOff ?? [],
    shipDateOverrides: settings.shipDateOverrides ?? [],
  }
}
