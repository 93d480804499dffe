import { DATABASE_UNAVAILABLE, errorCode, SOCKET_ERRORS } from '../resilience/transientErrors.ts'

/** Messages of the driver's errors that have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an error means that the database cannot answer now, but may in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error)
  return (
    DATABASE_UNAVAILABLE.test(code) ||
    SOCKET_ERRORS.has(code) ||
    (error instanceof Error && DRIVER_MESSAGES.test(error.message))
  )
}
