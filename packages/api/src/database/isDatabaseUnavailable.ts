import { sqlState } from './transact.ts'

/** Connection lost or refused, server starting or stopping, too many connections, statement stopped for its time. */
const STATES = /^(08...|57P0[123]|53300|57014)$/
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
/** What the driver says without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a failure says that the database cannot answer now, and may in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  const code = sqlState(error)
  return STATES.test(code) || SOCKET.has(code) || (error instanceof Error && WORDS.test(error.message))
}
