import { RegionIntro, RegionSetting } from '@irodori/contract/entities/help'
import type { CategoryDaysOff } from '@irodori/contract/entities/notice'
import { Temporal } from '@irodori/contract/entities/notice'
import type { ShipDateOverride } from '@irodori/rules/shopCalendar'
import * as z from 'zod'
import { putSetting } from '../database/putSetting.ts'
import type { Database, Transacting } from '../database/tables.ts'

/** The issuer that receipts name. */
export const Issuer = z.strictObject({
  name: z.string().min(1).max(60),
  /** Lines of the address. */
  address: z.array(z.string().max(60)).max(4),
  phoneNumber: z.string().max(20),
  /** Registration number of a qualified invoice issuer: T and 13 digits; '' if there is none. */
  registrationNumber: z.string().regex(/^(T\d{13})?$/),
  /** One or two characters of the red seal; '' for none. */
  seal: z.string().max(4),
})
export type Issuer = z.infer<typeof Issuer>

const DaysOff: z.ZodType<CategoryDaysOff> = z.strictObject({
  categoryIdentifies: z.array(z.string().min(1)).min(1),
  description: z.string().min(1),
  temporals: z.array(Temporal).min(1),
})

const Override: z.ZodType<ShipDateOverride> = z
  .strictObject({ productId: z.string().min(1), fromDate: z.iso.date(), toDate: z.iso.date(), shipDate: z.iso.date() })
  .refine(({ fromDate, toDate }) => fromDate <= toDate, 'fromDate is after toDate')
  .refine(({ fromDate, shipDate }) => fromDate <= shipDate, 'shipDate is before fromDate')

const TRACKED = '{number}'

/** A company that brings parcels to customers. */
const Carrier = z.strictObject({
  /** As the staff name it when an order is sent. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must consist of small letters, digits and hyphens'),
  name: z.string().min(1).max(60),
  /** Address of the carrier's page about a parcel, with {number} in place of its number; null if it has none. */
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .includes(TRACKED, `must contain ${TRACKED}`)
    .nullable(),
})
export type Carrier = z.infer<typeof Carrier>

/** The carrier's page about one parcel. */
export const trackingUrlOf = ({ trackingUrl }: Carrier, trackingNumber: string): string | null =>
  trackingUrl === null ? null : trackingUrl.replace(TRACKED, encodeURIComponent(trackingNumber))

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
    invoiceIssuer: Issuer,
    carriers: z
      .array(Carrier)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two carriers have the same id'),
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
export async function putSettings(tx: Transacting, settings: ShopSettings): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    if (value !== undefined) await putSetting(tx, name, value)
  }
}
