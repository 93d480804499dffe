import { normalisePassword, PASSWORD_MIN_CHARACTERS } from '@irodori/rules/password'
import type * as Guesses from '@irodori/rules/passwordGuesses'

/** The estimate of guesses, whose dictionaries are too long to be loaded with a page. */
export type PasswordGuesses = typeof Guesses

/** Strength of a new password, as the form shows it. */
export type PasswordStrength =
  | { readonly kind: 'EMPTY' }
  /** `missing`: the number of missing characters. */
  | { readonly kind: 'SHORT'; readonly missing: number }
  /** Long enough; the estimate is not loaded yet. */
  | { readonly kind: 'UNKNOWN' }
  /** WEAK is refused by the server. */
  | { readonly kind: 'WEAK' | 'FAIR' | 'STRONG' }

/** Power of ten of the guesses that a strong password withstands. Source: level 4 of zxcvbn. */
const STRONG_POWER = 10

/** @param known what an attacker tries first: the address and the name of the owner, the name of the shop */
export function passwordStrength(
  typed: string,
  known: readonly string[],
  guesses: PasswordGuesses | null,
): PasswordStrength {
  const characters = [...normalisePassword(typed)].length
  if (characters === 0) return { kind: 'EMPTY' }
  if (characters < PASSWORD_MIN_CHARACTERS) return { kind: 'SHORT', missing: PASSWORD_MIN_CHARACTERS - characters }
  if (guesses === null) return { kind: 'UNKNOWN' }
  if (guesses.isGuessable(typed, known)) return { kind: 'WEAK' }
  return { kind: guesses.passwordGuesses(typed, known) >= STRONG_POWER ? 'STRONG' : 'FAIR' }
}
