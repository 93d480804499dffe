/**
 * The errors that pass by themselves. Each boundary (database, storage, marketplaces) decides what it does about them;
 * the codes are listed here once.
 */

/** SQLSTATEs after which a transaction is run again from its start: serialization failure and deadlock. */
export const TRANSACTION_CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01'])

/**
 * SQLSTATEs of a database that cannot answer now: connection failure, server starting or stopping, too many connections,
 * a full disk, statement timeout.
 */
export const DATABASE_UNAVAILABLE = /^(08...|57P0[123]|53[13]00|57014)$/

/** Codes of a socket that could not be opened or was closed by the other side. */
export const SOCKET_ERRORS: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Codes of a disk or a quota that is full; temporary files are removed, so space may be free again in a moment. */
export const DISK_FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** Names of the errors with which the client of a bucket reports a timeout, or throttling by the bucket. */
export const BUCKET_OVERLOADED: ReadonlySet<string> = new Set(['TimeoutError', 'SlowDown'])

/** HTTP statuses of a server in temporary trouble. 503 is not listed: a marketplace announces its maintenance with it. */
export const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([500, 502, 504])

/** The code of an error of Node.js or of the database driver, where it is the SQLSTATE; '' for any other value. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
