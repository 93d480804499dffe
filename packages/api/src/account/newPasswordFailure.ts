import { passwordViolation } from '@irodori/rules/password'
import { isGuessable } from '@irodori/rules/passwordGuesses'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

/**
 * Null if the password is acceptable.
 * @param known what an attacker tries first: the address and name of the owner, the name of the shop
 * @param field of the body that the violations are reported for
 */
export function newPasswordFailure(password: string, known: readonly string[], field: string): ApiFailure | null {
  const violation = passwordViolation(password) ?? (isGuessable(password, known) ? 'TOO_COMMON' : null)
  return violation === null ? null : fail(400, 'REQUEST_INVALID', { error: { [field]: [violation] } })
}
