import { useCall } from '@irodori/client/useCall'
import { listPostalCodes } from '@irodori/contract/endpoints/help'
import type { Region } from '@irodori/contract/entities/help'
import { searchWords } from '@irodori/rules/findWords'
import { searchPlaces } from '@irodori/ui/searchPlaces'
import { type PlaceResult, postalDigits, postalPlaces, TABLE_DIGITS } from '../postalCode/postalPlaces.ts'

/**
 * The state of a search. SHORT: the beginning of a postal code that is too short to search. FAILED: the table of the
 * postal codes could not be read.
 */
export interface PlaceSearch {
  readonly state: 'NONE' | 'SHORT' | 'ASKING' | 'FAILED' | 'DONE'
  readonly results: readonly PlaceResult[]
  readonly words: readonly string[]
  /** Reads the table of the postal codes again. */
  readonly retry: () => void
}

/** RGN-6: searches places by name, reading, or the beginning of a postal code. */
export function usePlaceSearch(regions: readonly Region[], search: string): PlaceSearch {
  const digits = postalDigits(search)
  const isLong = digits !== null && digits.length >= TABLE_DIGITS
  const table = useCall(
    listPostalCodes,
    { params: { firstThreeDigits: digits?.slice(0, TABLE_DIGITS) ?? '' } },
    { enabled: isLong, staleTime: Number.POSITIVE_INFINITY },
  )
  const retry = () => void table.refetch()
  const words = searchWords(search)
  if (words.length === 0) return { state: 'NONE', results: [], words, retry }
  if (digits === null) {
    const results = searchPlaces(regions, words).map((place) => ({ place, cities: [] }))
    return { state: 'DONE', results, words, retry }
  }
  const nothing = { results: [], words: [], retry }
  if (!isLong) return { state: 'SHORT', ...nothing }
  if (table.isFetching) return { state: 'ASKING', ...nothing }
  if (table.data === undefined) return { state: 'FAILED', ...nothing }
  return { state: 'DONE', results: postalPlaces(regions, table.data, digits), words: [], retry }
}
