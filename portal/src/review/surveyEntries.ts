import { addMonths, MAX_SURVEY_CHILDREN, PREGNANCY_MONTHS, type SurveyChild, tokyoDay } from '@irodori/rules'

const FIVE_OR_MORE = 5
const NOT_ENTERED: SurveyChild = { dateOfBirth: '', isPregnant: false }
/** Children for whom goods of this shop are ordered are younger. */
const OLDEST_YEARS = 30

/** RVW-4: one entry for each child; whoever has five or more may add to five, up to twenty. */
export function entriesFor(children: readonly SurveyChild[], count: number): readonly SurveyChild[] {
  if (count <= 0) return []
  const most = count === FIVE_OR_MORE ? MAX_SURVEY_CHILDREN : count
  const kept = children.slice(0, most)
  return [...kept, ...Array.from({ length: Math.max(0, count - kept.length) }, () => NOT_ENTERED)]
}

export const canAddChild = (children: readonly SurveyChild[], count: number): boolean =>
  count === FIVE_OR_MORE && children.length < MAX_SURVEY_CHILDREN

export const canRemoveChild = (children: readonly SurveyChild[], count: number): boolean =>
  count === FIVE_OR_MORE && children.length > FIVE_OR_MORE

export const withChild = (children: readonly SurveyChild[]): readonly SurveyChild[] => [...children, NOT_ENTERED]

/** RVW-4: the years that a month of birth, or of an expected birth, may lie in: latest first, expected ones earliest first. */
export function yearsFor(isPregnant: boolean, now: Date): readonly number[] {
  const today = tokyoDay(now)
  const year = Number(today.slice(0, 4))
  if (!isPregnant) return Array.from({ length: OLDEST_YEARS + 1 }, (_, index) => year - index)
  const last = Number(addMonths(`${today.slice(0, 7)}-01`, PREGNANCY_MONTHS).slice(0, 4))
  return last === year ? [year] : [year, last]
}

/** A month as its two lists show it; a half that is not chosen is ''. */
export function monthParts(dateOfBirth: string): { readonly year: string; readonly month: string } {
  const [year = '', month = ''] = dateOfBirth.split('-')
  return { year, month }
}

/** YYYY-MM, '' while neither half is chosen. */
export const joinMonth = (year: string, month: string): string =>
  year === '' && month === '' ? '' : `${year}-${month}`
