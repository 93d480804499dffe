import type { Geocoder } from './geocoder.ts'
import type { PostalPlace } from './postalCodes.ts'
import { postalCodesOf } from './postalCodes.ts'

/**
 * The place of a postal code in the static table, by its seven digits or by the five that all codes of a high-rise
 * building share.
 */
export function placeInTable(postalCode: string): PostalPlace | null {
  const table = postalCodesOf(postalCode.slice(0, 3))
  return table[postalCode] ?? table[postalCode.slice(0, 5)] ?? null
}

/**
 * The place of a postal code of seven digits, from the geocoder if it is configured and knows the code, otherwise from
 * the table.
 */
export const postalPlace = async (postalCode: string, geocoder: Geocoder | null): Promise<PostalPlace | null> =>
  (geocoder && (await geocoder(postalCode))) ?? placeInTable(postalCode)
