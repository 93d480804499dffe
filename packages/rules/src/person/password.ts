export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 128

export type PasswordFault = 'MALFORMED' | 'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON'

/**
 * PAS-1: a password counts in its NFKC form, so that full-width letters and composed kana mean the same on every
 * keyboard.
 */
export const normalisePassword = (typed: string): string => typed.normalize('NFKC')

const folded = (text: string): string => normalisePassword(text).toLowerCase()

/**
 * What speaks against a new password. `common` holds passwords that many people use, in small letters.
 *
 * PAS-2: it is sound text of 8 to 128 characters in its normal form.
 * PAS-3: it is neither a common one nor the e-mail address, in whatever letters.
 */
export function passwordFaults(typed: string, email: string, common: ReadonlySet<string>): PasswordFault[] {
  // Halves of a surrogate pair would all become the same character on their way to the hash.
  if (!typed.isWellFormed()) return ['MALFORMED']
  const characters = [...normalisePassword(typed)].length
  if (characters < PASSWORD_MIN_CHARACTERS) return ['TOO_SHORT']
  if (characters > PASSWORD_MAX_CHARACTERS) return ['TOO_LONG']
  return folded(typed) === folded(email) || common.has(folded(typed)) ? ['TOO_COMMON'] : []
}
