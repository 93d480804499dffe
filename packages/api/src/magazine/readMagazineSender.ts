import type { Database } from '../database/tables.ts'
import type { MagazineSender } from '../mail/templates/magazineMails.ts'
import { readProfile } from '../profile/storedProfile.ts'

/** The sender of the magazine, whose name and address the law requires: the issuer of receipts. */
export async function readMagazineSender(database: Database): Promise<MagazineSender> {
  const { name, address, phoneNumber } = (await readProfile(database)).issuer
  return { name, address, phoneNumber }
}
