import type { Database } from '../database/tables.ts'
import type { MagazineSender } from '../mail/templates/magazineMails.ts'
import { readSettings } from '../settings/shopSettings.ts'

/** The sender of the magazine: the issuer of receipts. Null while the shop has not set its name and its address. */
export async function readMagazineSender(database: Database): Promise<MagazineSender | null> {
  const { invoiceIssuer } = await readSettings(database, ['invoiceIssuer'])
  if (!invoiceIssuer || invoiceIssuer.address.every((line) => line.trim() === '')) return null
  const { name, address, phoneNumber } = invoiceIssuer
  return { name, address, phoneNumber }
}
