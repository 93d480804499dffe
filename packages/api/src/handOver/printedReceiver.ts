import { formatPostalCode } from '@irodori/rules/postalCode'
import { GOTHIC, MINCHO } from '../invoice/openPdf.ts'
import { printableText } from '../invoice/printableText.ts'
import type { HandOver } from './handOver.ts'

/** The texts of a receiver, with a geta mark for each character that the font lacks. */
export interface PrintedReceiver {
  /** 〒100-0001 */
  readonly zipCode: string
  /** The lines of the address that are not empty. */
  readonly address: readonly string[]
  readonly name: string
  /** Family name and first name. */
  readonly nameParts: readonly string[]
  /** Gothic if the name has one of the rare characters that only this font has. */
  readonly nameFont: 'mincho' | 'gothic'
  /** Empty if it is not known. */
  readonly phone: string
}

export async function printedReceiver(receiver: HandOver['people']['receiver']): Promise<PrintedReceiver> {
  const { zipCode, prefecture, city, subAddress1, subAddress2, familyName, firstName, phoneNumber } = receiver
  const print = (text: string) => printableText(text, GOTHIC)
  const nameParts = await Promise.all([familyName, firstName].map(print))
  const address = await Promise.all([`${prefecture}${city}`, subAddress1, subAddress2].map(print))
  const name = nameParts.join(' ').trim()
  return {
    zipCode: `〒${await print(formatPostalCode(zipCode) ?? zipCode)}`,
    address: address.filter((line) => line !== ''),
    name,
    nameParts,
    nameFont: (await printableText(name, MINCHO)) === name ? 'mincho' : 'gothic',
    phone: await print(phoneNumber),
  }
}

/** The address with its town and street on one line where they fit. */
export function shortAddress(address: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const [town, street, ...rest] = address
  return town !== undefined && street !== undefined && fits(town + street) ? [town + street, ...rest] : address
}
