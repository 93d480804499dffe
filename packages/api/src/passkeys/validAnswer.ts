import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts'
import { isDatabaseError } from '../logging/redactError.ts'

/**
 * The result of a verification; null if the answer of the authenticator is invalid, for which the library throws an error
 * with the reason. The client receives one refusal for all reasons. Errors of the database are thrown to the caller.
 */
export async function validAnswer<Verified>(verification: Promise<Verified>): Promise<Verified | null> {
  try {
    return await verification
  } catch (error) {
    if (isDatabaseError(error) || isDatabaseUnavailable(error)) throw error
    return null
  }
}
