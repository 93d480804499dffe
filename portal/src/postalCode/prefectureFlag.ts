import type { AnswerOf } from '@irodori/contract'
import type { readPostalPlace } from '@irodori/contract/endpoints/help'
import { isPrefectureMismatch, OVERSEAS } from '@irodori/rules'

export type PostalPlace = NonNullable<AnswerOf<typeof readPostalPlace>['place']>

/** What is to be said of a prefecture beside its postal code: FINE also while nothing is known yet. */
type PrefectureFlag = 'FINE' | 'OTHER_PREFECTURE' | 'UNKNOWN_CODE'

/**
 * RVW-3: the flag of a prefecture that contradicts its postal code, or whose code nobody knows.
 * @param place of the postal code; undefined while it is not asked for or not answered
 */
export function prefectureFlag(prefecture: string, place: PostalPlace | null | undefined): PrefectureFlag {
  if (place === undefined || prefecture === '' || prefecture === OVERSEAS) return 'FINE'
  if (!isPrefectureMismatch(prefecture, place?.prefecture ?? null)) return 'FINE'
  return place === null ? 'UNKNOWN_CODE' : 'OTHER_PREFECTURE'
}
