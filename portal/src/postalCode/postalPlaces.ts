import type { AnswerOf } from '@irodori/contract/endpoint'
import type { listPostalCodes } from '@irodori/contract/endpoints/help'
import type { Region } from '@irodori/contract/entities/help'
import type { Place } from '@irodori/rules/places'
import { placesOf, prefectureOf } from '@irodori/rules/places'

export type PostalTable = AnswerOf<typeof listPostalCodes>
export type PostalPlace = PostalTable[string]

/** The digits of a postal code or of its beginning; null if the search text is neither. */
export function postalDigits(search: string): string | null {
  const plain = search
    .normalize('NFKC')
    .trim()
    .replace(/^〒\s*/, '')
    .replace(/[‐‑‒–—―−ー]/g, '-')
  return /^(\d{1,3}|\d{3}-?\d{0,4})$/.test(plain) ? plain.replace('-', '') : null
}

/** Number of leading digits by which the server lists postal codes. */
export const TABLE_DIGITS = 3

/** A place that matches a search, with its cities that the postal code covers, in the order of their codes. */
export interface PlaceResult {
  readonly place: Place
  readonly cities: readonly string[]
}

/** The place of a postal code of seven digits; an entry of five digits covers all codes that begin with it. */
export const postalPlaceOf = (table: PostalTable, digits: string): PostalPlace | null =>
  table[digits] ?? table[digits.slice(0, 5)] ?? null

/** A village or district is a city of its own, or a part of one. */
const isIn = (place: Place, { city, town }: PostalPlace): boolean => {
  const own = place.village ?? place.district
  // In English the reading of a place begins with its Japanese name.
  const names = own ? [own.name, ...own.reading.split(' ')] : []
  return names.some((name) => name !== '' && (city.endsWith(name) || town.startsWith(name)))
}

/**
 * RGN-6: the places whose postal codes begin with the given digits: the village or district if the carrier distinguishes
 * it, otherwise the prefecture.
 */
export function postalPlaces(regions: readonly Region[], table: PostalTable, digits: string): PlaceResult[] {
  const inCodes = Object.entries(table)
    .filter(([code]) => code.startsWith(digits) || digits.startsWith(code))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, place]) => place)
  const results = new Map<Place, Set<string>>()
  const prefectures = new Map(regions.map((region) => [region.prefecture, prefectureOf(region)]))
  const distinguished = placesOf(regions).filter(({ district }) => district !== null)
  for (const postal of inCodes) {
    const narrow = distinguished.filter((place) => place.region.prefecture === postal.prefecture && isIn(place, postal))
    const place = narrow.find(({ village }) => village !== null) ?? narrow[0] ?? prefectures.get(postal.prefecture)
    if (!place) continue
    const cities = results.get(place) ?? new Set()
    if (postal.city !== '') cities.add(postal.city)
    results.set(place, cities)
  }
  return [...results].map(([place, cities]) => ({ place, cities: [...cities] }))
}
