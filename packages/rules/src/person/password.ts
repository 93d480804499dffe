export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 128

export type PasswordViolation = 'MALFORMED' | 'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON'

/**
 * PAS-1: passwords are compared in NFKC form, so that full-width letters and composed kana are the same on every
 * keyboard.
 */
export const normalisePassword = (typed: string): string => typed.normalize('NFKC')

const folded = (text: string): string => normalisePassword(text).toLowerCase()

/**
 * The violations of a new password. `common` holds frequent passwords in lower case.
 *
 * PAS-2: it is well-formed text of 8 to 128 characters in its normal form.
 * PAS-3: it is neither a frequent password nor the e-mail address, ignoring case and width.
 */
export function passwordViolations(typed: string, email: string, common: ReadonlySet<string>): PasswordViolation[] {
  // Encoding for the hash would turn every lone surrogate into the same replacement character.
  if (!typed.isWellFormed()) return ['MALFORMED']
  const characters = [...normalisePassword(typed)].length
  if (characters < PASSWORD_MIN_CHARACTERS) return ['TOO_SHORT']
  if (characters > PASSWORD_MAX_CHARACTERS) return ['TOO_LONG']
  return folded(typed) === folded(email) || common.has(folded(typed)) ? ['TOO_COMMON'] : []
}
