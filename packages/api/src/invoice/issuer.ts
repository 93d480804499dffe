import type { Database } from '../database/tables.ts'
import type { Issuer } from '../settings/shopSettings.ts'
import { readSettings } from '../settings/shopSettings.ts'

/** Fictitious: neither the house number nor the registration number exists. */
const DEMO_ISSUER: Issuer = {
  name: 'いろどり印刷工房',
  address: ['〒150-0001', '東京都渋谷区神宮前99-9-9'],
  phoneNumber: '03-0000-0000',
  registrationNumber: 'T0000000000000',
  seal: '彩',
}

/** The issuer in the settings, or that of the demo shop. */
export const readIssuer = async (database: Database): Promise<Issuer> =>
  (await readSettings(database, ['invoiceIssuer'])).invoiceIssuer ?? DEMO_ISSUER
