import type { Geocoder } from './geocoder.ts'
import type { PostalPlace } from './postalCodes.ts'
import { postalCodesOf } from './postalCodes.ts'

/** The place of a postal code in the static table, by its seven digits or by the five that all of a tower share. */
export function placeInTable(postalCode: string): PostalPlace | null {
  const table = postalCodesOf(postalCode.slice(0, 3))
  return table[postalCode] ?? table[postalCode.slice(0, 5)] ?? null
}

/** Where a postal code of seven digits lies: as the geocoder says, if there is one and it knows, else as the table does. */
export const postalPlace = async (postalCode: string, geocoder: Geocoder | null): Promise<PostalPlace | null> =>
  (geocoder && (await geocoder(postalCode))) ?? placeInTable(postalCode)
