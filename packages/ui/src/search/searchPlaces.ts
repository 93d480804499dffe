import type { Region } from '@irodori/contract'
import { containsWords, foldText } from '@irodori/rules'
import { namesOf, type Place, placesOf } from './places.ts'

/** More than these nobody reads. */
const MOST_PLACES = 20

/** Whether a name begins as it is searched for: 0 where it does, so that it comes first. */
const lateness = (place: Place, words: readonly string[]): number => {
  const own = namesOf(place).at(-1)
  const texts = own ? [foldText(own.name), foldText(own.reading)] : []
  return words.some((word) => texts.some((text) => text.startsWith(word))) ? 0 : 1
}

/**
 * RGN-6: the places that a search means, by their names and readings. The words may name what lies around a place, but
 * one of them must name the place itself. Those that begin so come first, and prefectures before what lies in them.
 * @param words folded, as `searchWords` gives them
 */
export function searchPlaces(regions: readonly Region[], words: readonly string[]): Place[] {
  if (words.length === 0) return []
  const found = placesOf(regions).filter((place) => {
    const names = namesOf(place).flatMap(({ name, reading }) => [name, reading])
    const own = names.slice(-2)
    return containsWords([...names, place.region.name], words) && words.some((word) => containsWords(own, [word]))
  })
  const depth = (place: Place) => namesOf(place).length
  return found
    .map((place) => ({ place, rank: lateness(place, words) * 3 + depth(place) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST_PLACES)
    .map(({ place }) => place)
}
