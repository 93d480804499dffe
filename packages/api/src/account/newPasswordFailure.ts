import { passwordViolations } from '@irodori/rules/password'
import { COMMON_PASSWORDS } from '../authentication/commonPasswords.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

/**
 * Null if the password is acceptable.
 * @param field of the body that the violations are reported for
 */
export function newPasswordFailure(password: string, email: string, field: string): ApiFailure | null {
  const violations = passwordViolations(password, email, COMMON_PASSWORDS)
  return violations.length === 0 ? null : fail(400, 'REQUEST_INVALID', { error: { [field]: violations } })
}
