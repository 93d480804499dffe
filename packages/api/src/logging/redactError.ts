import { errorCode } from '../resilience/transientErrors.ts'

const MAX_LENGTH = 500

/**
 * The text of an error for the log. Messages of the database quote values of customers, so only their code is logged; in
 * other messages mail addresses and numbers are replaced.
 */
export function redactError(error: unknown): string {
  if (isDatabaseError(error)) return `database ${errorCode(error)}`
  return error instanceof Error ? redactPeople(error.message).slice(0, MAX_LENGTH) : 'unknown'
}

export const isDatabaseError = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(errorCode(error))

/** Replaces mail addresses, numbers as long as a phone or order number, and control characters; hashes of files stay. */
export const redactPeople = (text: string): string =>
  text
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]')
    .replace(/\b[0-9a-f]{64}\b|\+?\d[\d-]{5,}/g, (found) => (/^[0-9a-f]{64}$/.test(found) ? found : '[number]'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are replaced here
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
