import { passwordViolations } from '@irodori/rules'
import { COMMON_PASSWORDS } from '../authentication/commonPasswords.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

/**
 * Null where a password may be set.
 * @param field of the body, for the screen to show the fault beside
 */
export function newPasswordFailure(password: string, email: string, field: string): ApiFailure | null {
  const faults = passwordViolations(password, email, COMMON_PASSWORDS)
  return faults.length === 0 ? null : fail(400, 'REQUEST_INVALID', { error: { [field]: faults } })
}
