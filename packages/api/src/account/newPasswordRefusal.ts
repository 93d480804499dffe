import { passwordFaults } from '@irodori/rules'
import { COMMON_PASSWORDS } from '../authentication/commonPasswords.ts'
import type { Refusal } from '../http/outcome.ts'
import { refused } from '../http/outcome.ts'

/**
 * Null where a password may be set.
 * @param field of the body, for the screen to show the fault beside
 */
export function newPasswordRefusal(password: string, email: string, field: string): Refusal | null {
  const faults = passwordFaults(password, email, COMMON_PASSWORDS)
  return faults.length === 0 ? null : refused(400, 'REQUEST_INVALID', { error: { [field]: faults } })
}
