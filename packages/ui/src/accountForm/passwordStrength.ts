import { normalisePassword, PASSWORD_MIN_CHARACTERS } from '@irodori/rules/password'

/** Strength of a new password, as the form shows it. */
export type PasswordStrength =
  | { readonly kind: 'EMPTY' }
  /** `missing`: the number of missing characters. */
  | { readonly kind: 'SHORT'; readonly missing: number }
  /** Long enough. WEAK: a sequence, the account's name, or few different characters. */
  | { readonly kind: 'WEAK' | 'FAIR' | 'STRONG' }

const STRONG_CHARACTERS = 14
/** With fewer different characters a password counts as a pattern. */
const DIFFERENT = 5

/** The number of characters that continue a sequence such as abcd, 4321 or aaaa. */
function plainSteps(codes: readonly number[]): number {
  return codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1).length
}

/**
 * Length counts most (NIST SP 800-63B); no rule requires capitals or symbols.
 * @param email of the account, because an attacker tries it first
 */
export function passwordStrength(typed: string, email: string): PasswordStrength {
  const characters = [...normalisePassword(typed)]
  if (characters.length === 0) return { kind: 'EMPTY' }
  if (characters.length < PASSWORD_MIN_CHARACTERS) {
    return { kind: 'SHORT', missing: PASSWORD_MIN_CHARACTERS - characters.length }
  }
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const isRow = plainSteps(codes) * 2 > characters.length
  const [name = ''] = email.trim().toLowerCase().split('@')
  const holdsName = name.length > 2 && normalisePassword(typed).toLowerCase().includes(name)
  if (isRow || holdsName || new Set(characters).size < DIFFERENT) return { kind: 'WEAK' }
  return { kind: characters.length >= STRONG_CHARACTERS ? 'STRONG' : 'FAIR' }
}
