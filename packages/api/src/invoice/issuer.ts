import * as z from 'zod'
import type { Database } from '../database/tables.ts'

/** The issuer of receipts, a setting of the staff. */
const Issuer = z.object({
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

export const ISSUER_SETTING = 'invoiceIssuer'

/** Fictitious: neither the house number nor the registration number exists. */
const DEMO_ISSUER: Issuer = {
  name: 'いろどり印刷工房',
  address: ['〒150-0001', '東京都渋谷区神宮前99-9-9'],
  phoneNumber: '03-0000-0000',
  registrationNumber: 'T0000000000000',
  seal: '彩',
}

/**
 * The issuer in the settings, or that of the demo shop.
 * @throws if the setting is invalid
 */
export async function readIssuer(database: Database): Promise<Issuer> {
  const row = await database.selectFrom('setting').select('value').where('name', '=', ISSUER_SETTING).executeTakeFirst()
  return row ? z.parse(Issuer, row.value) : DEMO_ISSUER
}
