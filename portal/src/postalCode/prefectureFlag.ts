import type { AnswerOf } from '@irodori/contract/endpoint'
import type { readPostalPlace } from '@irodori/contract/endpoints/help'
import { isPrefectureMismatch, OVERSEAS } from '@irodori/rules/prefecture'

export type PostalPlace = NonNullable<AnswerOf<typeof readPostalPlace>['place']>

/** Whether a prefecture fits its postal code; FINE also while the place of the code is unknown. */
type PrefectureFlag = 'FINE' | 'OTHER_PREFECTURE' | 'UNKNOWN_CODE'

/**
 * RVW-3: flags a prefecture that contradicts its postal code, and a postal code that does not exist.
 * @param place of the postal code; null if the code is unknown, undefined before the look-up has answered
 */
export function prefectureFlag(prefecture: string, place: PostalPlace | null | undefined): PrefectureFlag {
  if (place === undefined || prefecture === '' || prefecture === OVERSEAS) return 'FINE'
  if (!isPrefectureMismatch(prefecture, place?.prefecture ?? null)) return 'FINE'
  return place === null ? 'UNKNOWN_CODE' : 'OTHER_PREFECTURE'
}
