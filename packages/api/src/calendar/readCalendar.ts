import type { ShopCalendar } from '@irodori/rules/shopCalendar'
import { DEFAULT_CHANGE_POINT } from '@irodori/rules/shopCalendar'
import type { Database } from '../database/tables.ts'

/** The shop's calendar: its events and the settings of the staff. */
export async function readCalendar(database: Database): Promise<ShopCalendar> {
  const events = await database.selectFrom('delivery_event').select('document').orderBy('id').execute()
  const settings = await database
    .selectFrom('setting')
    .selectAll()
    .where('name', 'in', ['changePoint', 'categoryDaysOff', 'shipDateOverrides'])
    .execute()
  const setting = (name: string): unknown => settings.find((row) => row.name === name)?.value
  const changePoint = setting('changePoint')
  return {
    events: events.map(({ document }) => document),
    changePoint: typeof changePoint === 'string' ? changePoint : DEFAULT_CHANGE_POINT,
    // Only the staff tool writes these settings, and it validates them.
    categoryDaysOff: (setting('categoryDaysOff') ?? []) as ShopCalendar['categoryDaysOff'],
    shipDateOverrides: (setting('shipDateOverrides') ?? []) as ShopCalendar['shipDateOverrides'],
  }
}
