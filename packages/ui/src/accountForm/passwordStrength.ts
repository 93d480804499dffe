import { normalisePassword, PASSWORD_MIN_CHARACTERS } from '@irodori/rules'

/** How good a new password is, as it is said to the customer. */
export type PasswordStrength =
  | { readonly kind: 'EMPTY' }
  /** So many characters are missing. */
  | { readonly kind: 'SHORT'; readonly missing: number }
  /** Long enough, but of so few different characters, or so plain a row of them, that it is guessed early. */
  | { readonly kind: 'WEAK' | 'FAIR' | 'STRONG' }

const STRONG_CHARACTERS = 14
/** Fewer different characters than this are a pattern. */
const DIFFERENT = 5

/** Neighbours that follow each other: abcd, 4321, aaaa. */
function plainSteps(codes: readonly number[]): number {
  return codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1).length
}

/**
 * Length counts most, as those who study passwords say; no rule asks for capitals or signs.
 * @param email of the account: whoever knows it tries it first
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
