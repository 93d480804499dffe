import { useCall } from '@irodori/client/react'
import type { Region } from '@irodori/contract'
import { listPostalCodes } from '@irodori/contract/endpoints/help'
import { searchWords } from '@irodori/rules'
import { searchPlaces } from '@irodori/ui/search'
import { type PlaceResult, postalDigits, postalPlaces, TABLE_DIGITS } from '../postalCode/postalPlaces.ts'

/** What a search has come to. SHORT: the beginning of a postal code that says too little. */
export interface PlaceSearch {
  readonly state: 'NONE' | 'SHORT' | 'ASKING' | 'DONE'
  readonly finds: readonly PlaceResult[]
  readonly words: readonly string[]
}

/** Places by their names, readings, or the beginning of a postal code. A code that cannot be looked up finds nothing. */
export function usePlaceSearch(regions: readonly Region[], search: string): PlaceSearch {
  const digits = postalDigits(search)
  const isLong = digits !== null && digits.length >= TABLE_DIGITS
  const table = useCall(
    listPostalCodes,
    { params: { firstThreeDigits: digits?.slice(0, TABLE_DIGITS) ?? '' } },
    { enabled: isLong, staleTime: Number.POSITIVE_INFINITY },
  )
  const words = searchWords(search)
  if (words.length === 0) return { state: 'NONE', finds: [], words }
  if (digits === null) {
    return { state: 'DONE', finds: searchPlaces(regions, words).map((place) => ({ place, cities: [] })), words }
  }
  if (!isLong) return { state: 'SHORT', finds: [], words: [] }
  if (table.isPending) return { state: 'ASKING', finds: [], words: [] }
  return { state: 'DONE', finds: postalPlaces(regions, table.data ?? {}, digits), words: [] }
}
