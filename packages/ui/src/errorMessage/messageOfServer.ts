import type { CallError } from '@irodori/client/callError'

/** A message of the server for the customer. A word in capitals is a further code, which only the apps read. */
export function messageOfServer(error: CallError): string | null {
  const message = error.kind === 'REFUSED' ? (error.message?.trim() ?? '') : ''
  return message === '' || /^[A-Z0-9_.]+$/.test(message) ? null : message
}
