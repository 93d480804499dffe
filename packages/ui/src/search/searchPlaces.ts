import type { Region } from '@irodori/contract/entities/help'
import { containsWords } from '@irodori/rules/findWords'
import { foldText } from '@irodori/rules/foldText'
import { namesOf, type Place, placesOf } from '@irodori/rules/places'

/** Maximum number of results. */
const MAX_PLACES = 20

/** Sort key: 0 if the name begins with the word, so that it comes first. */
const lateness = (place: Place, words: readonly string[]): number => {
  const own = namesOf(place).at(-1)
  const texts = own ? [foldText(own.name), foldText(own.reading)] : []
  return words.some((word) => texts.some((text) => text.startsWith(word))) ? 0 : 1
}

/**
 * RGN-6: the places that match a search by name or reading. Words may name a surrounding place, but one of them must
 * match the place itself. Names that begin with a word come first, and prefectures before their places.
 * @param words folded, as `searchWords` returns them
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
    .slice(0, MAX_PLACES)
    .map(({ place }) => place)
}
