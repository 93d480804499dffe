import { useCall } from '@irodori/client/useCall'
import { listPostalCodes } from '@irodori/contract/endpoints/help'
import type { Region } from '@irodori/contract/entities/help'
import { searchWords } from '@irodori/rules/findWords'
import { searchPlaces } from '@irodori/ui/searchPlaces'
import { type PlaceResult, postalDigits, postalPlaces, TABLE_DIGITS } from '../postalCode/postalPlaces.ts'

/** The state of a search. SHORT: the beginning of a postal code that is too short to search. */
export interface PlaceSearch {
  readonly state: 'NONE' | 'SHORT' | 'ASKING' | 'DONE'
  readonly results: readonly PlaceResult[]
  readonly words: readonly string[]
}

/** RGN-6: searches places by name, reading, or the beginning of a postal code. A failed look-up finds nothing. */
export function usePlaceSearch(regions: readonly Region[], search: string): PlaceSearch {
  const digits = postalDigits(search)
  const isLong = digits !== null && digits.length >= TABLE_DIGITS
  const table = useCall(
    listPostalCodes,
    { params: { firstThreeDigits: digits?.slice(0, TABLE_DIGITS) ?? '' } },
    { enabled: isLong, staleTime: Number.POSITIVE_INFINITY },
  )
  const words = searchWords(search)
  if (words.length === 0) return { state: 'NONE', results: [], words }
  if (digits === null) {
    return { state: 'DONE', results: searchPlaces(regions, words).map((place) => ({ place, cities: [] })), words }
  }
  if (!isLong) return { state: 'SHORT', results: [], words: [] }
  if (table.isPending) return { state: 'ASKING', results: [], words: [] }
  return { state: 'DONE', results: postalPlaces(regions, table.data ?? {}, digits), words: [] }
}
