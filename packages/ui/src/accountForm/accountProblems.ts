import type { CallError } from '@irodori/client'
import { type PasswordViolation, passwordViolations } from '@irodori/rules'

/** What can be wrong with a field of an account's forms. */
export type AccountProblem = 'missing' | 'wrongForm' | 'tooLong' | 'different' | 'same' | 'wrong' | PasswordViolation

const EMAIL = /^[^\s@,;<>()"]+@[^\s@.,;]+(\.[^\s@.,;]+)+$/
const EMAIL_MAX = 254
const USER_NAME_MAX = 60

/** As it is sent: half-width, without the spaces around it. */
export const normaliseTypedEmail = (typed: string): string => typed.normalize('NFKC').trim()

export function emailProblem(typed: string): AccountProblem | null {
  const email = normaliseTypedEmail(typed)
  if (email === '') return 'missing'
  return EMAIL.test(email) && email.length <= EMAIL_MAX ? null : 'wrongForm'
}

export function userNameProblem(typed: string): AccountProblem | null {
  const name = typed.trim()
  if (name === '') return 'missing'
  return name.length > USER_NAME_MAX ? 'tooLong' : null
}

/** One in use: it is checked by the server alone. */
export const passwordProblem = (typed: string): AccountProblem | null => (typed === '' ? 'missing' : null)

const NO_DICTIONARY: ReadonlySet<string> = new Set()

/** A new one. What is common the server tells: its list is too long to be carried here. */
export const newPasswordProblem = (typed: string, email: string): AccountProblem | null =>
  typed === '' ? 'missing' : (passwordViolations(typed, email, NO_DICTIONARY)[0] ?? null)

/** The field for repeating says the same as the first one. */
export const repeatedProblem = (first: string, repeated: string): AccountProblem | null =>
  repeated === '' ? 'missing' : repeated === first ? null : 'different'

const KNOWN: ReadonlySet<string> = new Set<AccountProblem>(['MALFORMED', 'TOO_SHORT', 'TOO_LONG', 'TOO_COMMON'])

/** What a refusal says of single fields, by the names of the body's fields. */
export function fieldProblems<Field extends string>(
  failure: CallError,
  fields: readonly Field[],
): { readonly [Name in Field]?: AccountProblem } {
  if (failure.kind !== 'REFUSED') return {}
  const found: { [Name in Field]?: AccountProblem } = {}
  for (const field of fields) {
    const told = failure.error[field]
    if (told === undefined) continue
    const [first] = Array.isArray(told) ? told : [told]
    found[field] = KNOWN.has(String(first)) ? (first as AccountProblem) : first === 'WRONG' ? 'wrong' : 'wrongForm'
  }
  return found
}
