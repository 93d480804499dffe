import type { SurveyChild } from '@irodori/rules/childrenSurvey'
import { MAX_SURVEY_CHILDREN, PREGNANCY_MONTHS } from '@irodori/rules/childrenSurvey'
import { addMonths, tokyoDay } from '@irodori/rules/tokyoDay'

const FIVE_OR_MORE = 5
const EMPTY_ENTRY: SurveyChild = { dateOfBirth: '', isPregnant: false }
/** The oldest year of birth offered, in years before now. */
const OLDEST_YEARS = 30

/** RVW-4: one entry for each child; five or more starts with five entries, up to twenty. */
export function entriesFor(children: readonly SurveyChild[], count: number): readonly SurveyChild[] {
  if (count <= 0) return []
  const most = count === FIVE_OR_MORE ? MAX_SURVEY_CHILDREN : count
  const kept = children.slice(0, most)
  return [...kept, ...Array.from({ length: Math.max(0, count - kept.length) }, () => EMPTY_ENTRY)]
}

export const canAddChild = (children: readonly SurveyChild[], count: number): boolean =>
  count === FIVE_OR_MORE && children.length < MAX_SURVEY_CHILDREN

export const canRemoveChild = (children: readonly SurveyChild[], count: number): boolean =>
  count === FIVE_OR_MORE && children.length > FIVE_OR_MORE

export const withChild = (children: readonly SurveyChild[]): readonly SurveyChild[] => [...children, EMPTY_ENTRY]

/** RVW-4: the years offered for a birth, latest first, or for an expected birth, earliest first. */
export function yearsFor(isPregnant: boolean, now: Date): readonly number[] {
  const today = tokyoDay(now)
  const year = Number(today.slice(0, 4))
  if (!isPregnant) return Array.from({ length: OLDEST_YEARS + 1 }, (_, index) => year - index)
  const last = Number(addMonths(`${today.slice(0, 7)}-01`, PREGNANCY_MONTHS).slice(0, 4))
  return last === year ? [year] : [year, last]
}

/** Splits YYYY-MM into its parts; a part that is not chosen is ''. */
export function monthParts(dateOfBirth: string): { readonly year: string; readonly month: string } {
  const [year = '', month = ''] = dateOfBirth.split('-')
  return { year, month }
}

/** Joins the parts to YYYY-MM; '' while neither is chosen. */
export const joinMonth = (year: string, month: string): string =>
  year === '' && month === '' ? '' : `${year}-${month}`
