import type { CallError } from '@irodori/client/callError'
import type { PasswordViolation } from '@irodori/rules/password'
import { passwordViolation } from '@irodori/rules/password'

/** Problems of a field in an account form. */
export type AccountProblem = 'missing' | 'wrongForm' | 'tooLong' | 'different' | 'same' | 'wrong' | PasswordViolation

const EMAIL = /^[^\s@,;<>()"]+@[^\s@.,;]+(\.[^\s@.,;]+)+$/
const EMAIL_MAX = 254
const USER_NAME_MAX = 60

/** The form in which an address is sent: half-width, without surrounding spaces. */
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

/** An existing password; only the server can check it. */
export const passwordProblem = (typed: string): AccountProblem | null => (typed === '' ? 'missing' : null)

/** A code of an authenticator app; only the server can check it. */
export const codeProblem = (typed: string): AccountProblem | null => (typed.trim() === '' ? 'missing' : null)

/** A new password. Whether it is guessable is shown while it is typed, and decided by the server. */
export const newPasswordProblem = (typed: string): AccountProblem | null =>
  typed === '' ? 'missing' : passwordViolation(typed)

/** The repeated password must equal the first one. */
export const repeatedProblem = (first: string, repeated: string): AccountProblem | null =>
  repeated === '' ? 'missing' : repeated === first ? null : 'different'

const KNOWN: ReadonlySet<string> = new Set<AccountProblem>(['MALFORMED', 'TOO_SHORT', 'TOO_LONG', 'TOO_COMMON'])

/** Problems of single fields in a refusal, by the names of the body's fields. */
export function fieldProblems<Field extends string>(
  error: CallError,
  fields: readonly Field[],
): { readonly [Name in Field]?: AccountProblem } {
  if (error.kind !== 'REFUSED') return {}
  const found: { [Name in Field]?: AccountProblem } = {}
  for (const field of fields) {
    const reported = error.error[field]
    if (reported === undefined) continue
    const [first] = Array.isArray(reported) ? reported : [reported]
    found[field] = KNOWN.has(String(first)) ? (first as AccountProblem) : first === 'WRONG' ? 'wrong' : 'wrongForm'
  }
  return found
}
