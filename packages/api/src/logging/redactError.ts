import { errorCode } from '../resilience/transientErrors.ts'

const MAX_LENGTH = 500

/**
 * What a line of the log may say of a failure. Messages of the database quote what people typed, so of those only the
 * code is kept; those of other machines may name a mail address or a number, which are taken out.
 */
export function redactError(error: unknown): string {
  if (isDatabaseError(error)) return `database ${errorCode(error)}`
  return error instanceof Error ? redactPeople(error.message).slice(0, MAX_LENGTH) : 'unknown'
}

export const isDatabaseError = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(errorCode(error))

/** Takes mail addresses and numbers as long as a phone's or an order's out of a text, and what would break its line. */
export const redactPeople = (text: string): string =>
  text
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]')
    .replace(/\+?\d[\d-]{5,}/g, '[number]')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
