import * as z from 'zod'
import type { Database } from '../database/tables.ts'

/** Who issues receipts; the staff writes it into the settings. */
const Issuer = z.object({
  name: z.string().min(1).max(60),
  /** Under each other. */
  address: z.array(z.string().max(60)).max(4),
  phoneNumber: z.string().max(20),
  /** Of an issuer of qualified invoices: T and 13 digits; '' where there is none. */
  registrationNumber: z.string().regex(/^(T\d{13})?$/),
  /** One or two characters for the red seal; '' for none. */
  seal: z.string().max(4),
})
export type Issuer = z.infer<typeof Issuer>

export const ISSUER_SETTING = 'invoiceIssuer'

/** Nobody: the house number does not exist, and no one has this registration number. */
const DEMO_ISSUER: Issuer = {
  name: 'いろどり印刷工房',
  address: ['〒150-0001', '東京都渋谷区神宮前99-9-9'],
  phoneNumber: '03-0000-0000',
  registrationNumber: 'T0000000000000',
  seal: '彩',
}

/** The issuer of the settings, the demo shop's where there is none. @throws where the setting is not one */
export async function readIssuer(database: Database): Promise<Issuer> {
  const row = await database.selectFrom('setting').select('value').where('name', '=', ISSUER_SETTING).executeTakeFirst()
  return row ? z.parse(Issuer, row.value) : DEMO_ISSUER
}
