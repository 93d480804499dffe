import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts'
import { redactError } from '../logging/redactError.ts'
import { errorCode } from '../resilience/transientErrors.ts'

/** Errors whose message is already a sentence for the operator. */
const PLAIN = new Set(['InstallationError', 'DirectoryIsLocked', 'DatabaseIsDamaged', 'ProfileIsMissing'])

type Sentence = (
  error: Error & { readonly path?: string; readonly port?: number; readonly hostname?: string },
) => string

/** By code: SQLSTATEs of PostgreSQL, codes of Node.js. */
const BY_CODE: Readonly<Record<string, Sentence>> = {
  '3D000': () => 'DATABASE_URL: the server has no database of this name: create it (createdb), or correct the name',
  '3F000': () => 'DATABASE_URL: the schema of its search_path does not exist: create it, or correct the name',
  '28P01': () => 'DATABASE_URL: the server refuses the user or the password: correct them',
  '28000': () => 'DATABASE_URL: the server refuses this user from this machine: correct the user or pg_hba.conf',
  '42501': () => 'DATABASE_URL: its role lacks a privilege: grant it CREATE on the database and on its schema',
  ENOTFOUND: ({ hostname = '' }) =>
    `the host ${hostname} is unknown: correct DATABASE_URL or STORAGE_URL, or the name service`,
  EAI_AGAIN: ({ hostname = '' }) =>
    `the host ${hostname} could not be looked up: check the network and the name service`,
  EADDRINUSE: ({ port }) => `port ${port} is in use by another program: end it, or set PORT`,
  EADDRNOTAVAIL: () => 'HOST is no address of this machine: correct it',
  EACCES: ({ path, port }) =>
    path === undefined
      ? `port ${port} may not be used by this user: set PORT to 1024 or more`
      : `${path} may not be read or written by this user: give it to the user of the server`,
  EPERM: ({ path = 'a file of the shop' }) =>
    `${path} may not be changed by this user: give it to the user of the server`,
  EROFS: ({ path = 'the data directory' }) =>
    `${path} is on a read-only file system: mount it writable, or correct DATA_DIR`,
  ENOSPC: ({ path = 'the data directory' }) => `the disk of ${path} is full: free some space`,
  ENOTDIR: ({ path = 'DATA_DIR' }) => `${path} is not a folder: correct DATA_DIR or STORAGE_URL`,
  ERR_MODULE_NOT_FOUND: (error) => `a file of the program is missing (${missingFile(error)}): install it again, npm ci`,
}

/** By the name that the bucket's client gives its error. */
const BY_NAME: Readonly<Record<string, string>> = {
  NoSuchBucket: 'STORAGE_URL: there is no bucket of this name: create it, or correct the name',
  NotFound: 'STORAGE_URL: there is no bucket of this name: create it, or correct the name',
  CredentialsProviderError: 'the keys of the bucket are missing: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  InvalidAccessKeyId: 'the bucket does not know AWS_ACCESS_KEY_ID: correct it',
  SignatureDoesNotMatch: 'the bucket refuses AWS_SECRET_ACCESS_KEY: correct it',
  AccessDenied: 'the bucket refuses these keys: allow them to list, read, write and delete',
  Forbidden: 'the bucket refuses these keys: correct them, or allow them to list, read, write and delete',
}

/** One sentence about an error at the start, with what to do; null if it is a defect of the program. */
export function startProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (PLAIN.has(error.name)) return error.message
  const own = BY_CODE[errorCode(error)]?.(error) ?? BY_NAME[error.name]
  if (own !== undefined) return own
  const inner = [...(error instanceof AggregateError ? error.errors : []), error.cause]
  for (const each of inner) {
    const sentence = startProblem(each)
    if (sentence !== null) return sentence
  }
  if (isDatabaseUnavailable(error))
    return `the database or the bucket does not answer (${errorCode(error) || redactError(error)}): start it, or correct DATABASE_URL or STORAGE_URL`
  return error.name === 'RangeError' ? error.message : null
}

const missingFile = (error: Error): string => /'([^']+)'/.exec(error.message)?.[1] ?? error.message
