export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 128

export type PasswordViolation = 'MALFORMED' | 'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON'

/**
 * PAS-1: passwords are compared in NFKC form, so that full-width letters and composed kana are the same on every
 * keyboard.
 */
export const normalisePassword = (typed: string): string => typed.normalize('NFKC')

/**
 * PAS-2: a new password is well-formed text of 8 to 128 characters in its normal form.
 * @returns its violation; null if it has none. Whether it is guessable is decided by `isGuessable`, whose dictionaries load
 * later in a browser.
 */
export function passwordViolation(typed: string): Exclude<PasswordViolation, 'TOO_COMMON'> | null {
  // Encoding for the hash would turn every lone surrogate into the same replacement character.
  if (!typed.isWellFormed()) return 'MALFORMED'
  const characters = [...normalisePassword(typed)].length
  if (characters < PASSWORD_MIN_CHARACTERS) return 'TOO_SHORT'
  return characters > PASSWORD_MAX_CHARACTERS ? 'TOO_LONG' : null
}
