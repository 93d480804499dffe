import { addMonths, tokyoDay } from '../calendar/tokyoDay.ts'

export const MAX_SURVEY_CHILDREN = 20
export const PREGNANCY_MONTHS = 9

/** SUR-1: the answers to how many children there are: 0 to 4, 5 for five or more, -1 for no answer. */
export const NUMBER_OF_CHILDREN_OPTIONS = [0, 1, 2, 3, 4, 5, -1] as const
export type NumberOfChildren = (typeof NUMBER_OF_CHILDREN_OPTIONS)[number]

/** A child or an expected child. */
export interface SurveyChild {
  /** YYYY-MM: the month of the birth or of the expected birth. Empty until entered. */
  readonly dateOfBirth: string
  readonly isPregnant: boolean
}

/** A violation of the survey. `index` is the index of the child in the survey. */
export type SurveyViolation =
  | { readonly reason: 'TOO_MANY_CHILDREN'; readonly maximum: number }
  | { readonly reason: 'MONTH_MISSING'; readonly index: number }
  | { readonly reason: 'MONTH_UNREADABLE'; readonly index: number }
  | { readonly reason: 'BORN_LATER_THAN_NOW'; readonly index: number }
  | { readonly reason: 'DUE_BEFORE_NOW'; readonly index: number }
  | { readonly reason: 'DUE_TOO_LATE'; readonly index: number; readonly lastMonth: string }

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

function violationOf({ dateOfBirth, isPregnant }: SurveyChild, index: number, today: string): SurveyViolation | null {
  // The month of an expected birth may be unknown; only the month of a past birth is required.
  if (dateOfBirth === '') return isPregnant ? null : { reason: 'MONTH_MISSING', index }
  if (!MONTH.test(dateOfBirth)) return { reason: 'MONTH_UNREADABLE', index }
  const thisMonth = today.slice(0, 7)
  if (!isPregnant) return dateOfBirth > thisMonth ? { reason: 'BORN_LATER_THAN_NOW', index } : null
  const lastMonth = addMonths(`${thisMonth}-01`, PREGNANCY_MONTHS).slice(0, 7)
  if (dateOfBirth < thisMonth) return { reason: 'DUE_BEFORE_NOW', index }
  return dateOfBirth > lastMonth ? { reason: 'DUE_TOO_LATE', index, lastMonth } : null
}

/** SUR-2: a survey has at most 20 children, births up to this month, expected births up to nine months ahead. */
export function surveyViolations(children: readonly SurveyChild[], now: Date): SurveyViolation[] {
  const today = tokyoDay(now)
  const violations = children
    .map((child, index) => violationOf(child, index, today))
    .filter((violation) => violation !== null)
  return children.length > MAX_SURVEY_CHILDREN
    ? [{ reason: 'TOO_MANY_CHILDREN', maximum: MAX_SURVEY_CHILDREN }, ...violations]
    : violations
}

/** SUR-3: the children that are stored for a count: none if it is not positive, and at most 20. */
export const childrenForCount = (children: readonly SurveyChild[], count: number): readonly SurveyChild[] =>
  count > 0 ? children.slice(0, MAX_SURVEY_CHILDREN) : []

/** SUR-4: a survey is created if the order has no answer yet, and updated otherwise. */
export const surveyAction = (numberOfChildrenFromDb: number | null): 'CREATE' | 'UPDATE' =>
  numberOfChildrenFromDb === null ? 'CREATE' : 'UPDATE'
