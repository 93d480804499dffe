import { addMonths, tokyoDay } from '../calendar/tokyoDay.ts'

export const MAX_SURVEY_CHILDREN = 20
export const PREGNANCY_MONTHS = 9

/** SUR-1: the answers to how many children there are: 0 to 4, 5 for five or more, -1 for no answer. */
export const NUMBER_OF_CHILDREN_OPTIONS = [0, 1, 2, 3, 4, 5, -1] as const
export type NumberOfChildren = (typeof NUMBER_OF_CHILDREN_OPTIONS)[number]

/** A child or an expected one. */
export interface SurveyChild {
  /** YYYY-MM: the month of the birth, or the month in which it is expected. Empty while not entered. */
  readonly dateOfBirth: string
  readonly isPregnant: boolean
}

/** `index` is the entry's place in the survey. */
export type SurveyFault =
  | { readonly reason: 'TOO_MANY_CHILDREN'; readonly maximum: number }
  | { readonly reason: 'MONTH_MISSING'; readonly index: number }
  | { readonly reason: 'MONTH_UNREADABLE'; readonly index: number }
  | { readonly reason: 'BORN_LATER_THAN_NOW'; readonly index: number }
  | { readonly reason: 'DUE_BEFORE_NOW'; readonly index: number }
  | { readonly reason: 'DUE_TOO_LATE'; readonly index: number; readonly lastMonth: string }

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

function faultOf({ dateOfBirth, isPregnant }: SurveyChild, index: number, today: string): SurveyFault | null {
  // Whoever expects a child may not know the month yet; only a birth is asked for.
  if (dateOfBirth === '') return isPregnant ? null : { reason: 'MONTH_MISSING', index }
  if (!MONTH.test(dateOfBirth)) return { reason: 'MONTH_UNREADABLE', index }
  const thisMonth = today.slice(0, 7)
  if (!isPregnant) return dateOfBirth > thisMonth ? { reason: 'BORN_LATER_THAN_NOW', index } : null
  const lastMonth = addMonths(`${thisMonth}-01`, PREGNANCY_MONTHS).slice(0, 7)
  if (dateOfBirth < thisMonth) return { reason: 'DUE_BEFORE_NOW', index }
  return dateOfBirth > lastMonth ? { reason: 'DUE_TOO_LATE', index, lastMonth } : null
}

/** SUR-2: what is wrong with a survey: at most 20 children, births up to this month, expected ones up to nine ahead. */
export function surveyFaults(children: readonly SurveyChild[], now: Date): SurveyFault[] {
  const today = tokyoDay(now)
  const faults = children.map((child, index) => faultOf(child, index, today)).filter((fault) => fault !== null)
  return children.length > MAX_SURVEY_CHILDREN
    ? [{ reason: 'TOO_MANY_CHILDREN', maximum: MAX_SURVEY_CHILDREN }, ...faults]
    : faults
}

/** SUR-3: the entries that are kept for a count: none where it is not positive, and never more than 20. */
export const childrenForCount = (children: readonly SurveyChild[], count: number): readonly SurveyChild[] =>
  count > 0 ? children.slice(0, MAX_SURVEY_CHILDREN) : []

/** SUR-4: a survey is created where the order has no answer yet, and changed otherwise. */
export const surveyAction = (numberOfChildrenFromDb: number | null): 'CREATE' | 'UPDATE' =>
  numberOfChildrenFromDb === null ? 'CREATE' : 'UPDATE'
