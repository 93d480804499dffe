import type { AnswerOf } from '@irodori/contract'
import type { listPostalCodes } from '@irodori/contract/endpoints/help'
import { isPrefectureMismatch, OVERSEAS, parsePostalCode } from '@irodori/rules'

export type PostalTable = AnswerOf<typeof listPostalCodes>
export type PostalPlace = PostalTable[string]

/** The place of a postal code in the table of its first three digits; null where the table does not know it. */
export function placeOf(table: PostalTable, postalCode: string): PostalPlace | null {
  const digits = parsePostalCode(postalCode)
  return digits === null ? null : (table[digits] ?? table[digits.slice(0, 5)] ?? null)
}

/** What is to be said of a prefecture beside its postal code: FINE also while nothing is known yet. */
export type PrefectureFlag = 'FINE' | 'OTHER_PREFECTURE' | 'UNKNOWN_CODE'

/** RVW-3: the flag of a prefecture that contradicts its postal code, or whose code is in no table. */
export function prefectureFlag(prefecture: string, postalCode: string, table: PostalTable | undefined): PrefectureFlag {
  if (table === undefined || prefecture === '' || prefecture === OVERSEAS || parsePostalCode(postalCode) === null) {
    return 'FINE'
  }
  const known = placeOf(table, postalCode)?.prefecture ?? null
  if (!isPrefectureMismatch(prefecture, known)) return 'FINE'
  return known === null ? 'UNKNOWN_CODE' : 'OTHER_PREFECTURE'
}
