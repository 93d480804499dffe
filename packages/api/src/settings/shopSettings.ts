import { RegionIntro, RegionSetting } from '@irodori/contract/entities/help'
import { MERGE_LIMITS } from '@irodori/contract/entities/mergeList'
import type { CategoryDaysOff } from '@irodori/contract/entities/notice'
import { Temporal } from '@irodori/contract/entities/notice'
import type { Retention } from '@irodori/rules/retention'
import type { ShipDateOverride } from '@irodori/rules/shopCalendar'
import * as z from 'zod'
import { putSetting } from '../database/putSetting.ts'
import { isStorageKey } from '../storage/storage.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { TRANSLATED_SETTINGS } from '../translation/translatedFields.ts'
import type { ListTranslations } from '../translation/translations.ts'
import { putTranslations } from '../translation/translations.ts'
import { MAPPING_NAME, OrderMapping } from './orderMapping.ts'

const DaysOff: z.ZodType<CategoryDaysOff> = z.strictObject({
  categoryIdentifies: z.array(z.string().min(1)).min(1),
  description: z.string().min(1),
  temporals: z.array(Temporal).min(1),
})

const Override: z.ZodType<ShipDateOverride> = z
  .strictObject({ productId: z.string().min(1), fromDate: z.iso.date(), toDate: z.iso.date(), shipDate: z.iso.date() })
  .refine(({ fromDate, toDate }) => fromDate <= toDate, 'fromDate is after toDate')
  .refine(({ fromDate, shipDate }) => fromDate <= shipDate, 'shipDate is before fromDate')

/** A receipt is available for six months, so an order is kept longer. */
const KEPT_FOR_RECEIPTS_DAYS = 190
const KEPT_AT_MOST_DAYS = 36_525

const StoredRetention: z.ZodType<Retention> = z
  .strictObject({
    designDays: z.int().min(30).max(KEPT_AT_MOST_DAYS),
    orderDays: z.int().min(KEPT_FOR_RECEIPTS_DAYS).max(KEPT_AT_MOST_DAYS),
  })
  .refine(({ designDays, orderDays }) => designDays <= orderDays, 'designDays is more than orderDays')

/** Two lines of the front page on a computer. */
const MOST_OCCASIONS = 16

/**
 * What the staff of a shop can set, by name. A catalogue file holds them as `settings`, and `settings set` writes one.
 * This is their only list: what is not in it can be neither read nor written.
 */
export const ShopSettings = z
  .strictObject({
    /** Time of day in Tokyo from which an order counts as placed on the next day. */
    changePoint: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in the form HH:mm'),
    categoryDaysOff: z.array(DaysOff),
    shipDateOverrides: z.array(Override),
    /** The text above the delivery regions. */
    regionIntro: RegionIntro,
    /** The visible parts of the delivery regions. */
    regionSettings: z.array(RegionSetting),
    /** How many cards one piece may have, each with a row of a list, by the products that have more than one. */
    mostCards: z.record(z.string().min(1), z.int().min(2).max(MERGE_LIMITS.ROWS)),
    /** Name of the picture that the front page begins with, below pictures/; null for none of its own. */
    frontPicture: z.string().refine(isStorageKey, 'must be the name of a picture, as front/family.jpg').nullable(),
    /** Hashtags of products that are occasions for a present, in the order of the front page. */
    occasions: z.array(z.string().trim().min(1).max(20)).max(MOST_OCCASIONS),
    /** How long designs and orders are kept. */
    retention: StoredRetention,
    /** How the shop's own order files are read, by the names that it gave them. */
    orderMappings: z.record(z.string().regex(MAPPING_NAME), OrderMapping),
  })
  .partial()
export type ShopSettings = z.infer<typeof ShopSettings>
export type SettingName = keyof ShopSettings

export const SETTING_NAMES = ShopSettings.keyof().options

/**
 * The settings of these names that the shop has.
 * @throws if a stored setting is not valid: each is validated before it is written
 */
export async function readSettings<Name extends SettingName>(
  database: Database,
  names: readonly Name[],
): Promise<Pick<ShopSettings, Name>> {
  const rows = await database.selectFrom('setting').selectAll().where('name', 'in', names).execute()
  return z.parse(ShopSettings, Object.fromEntries(rows.map(({ name, value }) => [name, value])))
}

/** Inserts or replaces the given settings; the others stay. */
export async function putSettings(
  tx: Transacting,
  settings: ShopSettings,
  translations: ListTranslations = {},
): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    if (value !== undefined) await putSetting(tx, name, value)
  }
  const given = TRANSLATED_SETTINGS.filter((name) => settings[name] !== undefined)
  await putTranslations(tx, 'settings', given, translations)
}
