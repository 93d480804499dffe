import type { AnswerOf, Region } from '@irodori/contract'
import type { listPostalCodes } from '@irodori/contract/endpoints/help'
import { type Place, placesOf, prefectureOf } from '@irodori/ui/search'

export type PostalTable = AnswerOf<typeof listPostalCodes>
export type PostalPlace = PostalTable[string]

/** The digits of a postal code, or of its beginning, where that is what is searched for. */
export function postalDigits(search: string): string | null {
  const plain = search
    .normalize('NFKC')
    .trim()
    .replace(/^〒\s*/, '')
    .replace(/[‐‑‒–—―−ー]/g, '-')
  return /^(\d{1,3}|\d{3}-?\d{0,4})$/.test(plain) ? plain.replace('-', '') : null
}

/** Digits that the shop's table of postal codes is asked for. */
export const TABLE_DIGITS = 3

/** A place that was found, with the towns of it that a postal code means, in the order of their codes. */
export interface PlaceResult {
  readonly place: Place
  readonly cities: readonly string[]
}

/** The place of whole seven digits: a code of five stands for all that begin so. */
export const postalPlaceOf = (table: PostalTable, digits: string): PostalPlace | null =>
  table[digits] ?? table[digits.slice(0, 5)] ?? null

/** Islands are named by their town, or are quarters of one. */
const isIn = (place: Place, { city, town }: PostalPlace): boolean => {
  const name = (place.village ?? place.district)?.name ?? ''
  return name !== '' && (city.endsWith(name) || town.startsWith(name))
}

/**
 * RGN-6: the places whose postal codes begin with some digits: the village or district that the carrier tells apart,
 * else the prefecture.
 */
export function postalPlaces(regions: readonly Region[], table: PostalTable, digits: string): PlaceResult[] {
  const inCodes = Object.entries(table)
    .filter(([code]) => code.startsWith(digits) || digits.startsWith(code))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, place]) => place)
  const finds = new Map<Place, Set<string>>()
  const prefectures = new Map(regions.map((region) => [region.prefecture, prefectureOf(region)]))
  const told = placesOf(regions).filter(({ district }) => district !== null)
  for (const postal of inCodes) {
    const narrow = told.filter((place) => place.region.prefecture === postal.prefecture && isIn(place, postal))
    const place = narrow.find(({ village }) => village !== null) ?? narrow[0] ?? prefectures.get(postal.prefecture)
    if (!place) continue
    const cities = finds.get(place) ?? new Set()
    if (postal.city !== '') cities.add(postal.city)
    finds.set(place, cities)
  }
  return [...finds].map(([place, cities]) => ({ place, cities: [...cities] }))
}
