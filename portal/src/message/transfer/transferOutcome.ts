import type { CallError } from '@irodori/client/callError'
import type { ErrorCode } from '@irodori/contract/errorCode'
import type { Result } from '@irodori/result'

/** The outcome of an upload. */
export type TransferOutcome =
  | { readonly kind: 'DONE' }
  /** The customer cancelled the upload. */
  | { readonly kind: 'CANCELLED' }
  /** No answer, or an answer without a reason: the upload can be tried again. */
  | { readonly kind: 'STOPPED' }
  | { readonly kind: 'REFUSED'; readonly code: ErrorCode }

/** Temporary refusals. */
const TEMPORARY: readonly ErrorCode[] = ['BUSY', 'UNAUTHENTICATED']

/** DGM-8: a refusal with a reason opens a dialog; any other error stops the upload without one. */
export function transferOutcome(result: Result<unknown, CallError>): TransferOutcome {
  if (result.ok) return { kind: 'DONE' }
  const { error } = result
  if (error.kind === 'ABORTED') return { kind: 'CANCELLED' }
  const code = error.kind === 'REFUSED' ? error.errorCode : null
  return code === null || TEMPORARY.includes(code) ? { kind: 'STOPPED' } : { kind: 'REFUSED', code }
}

const CLOSED_CODES: readonly ErrorCode[] = ['ORDER_IS_PRODUCED', 'STATUS_NOT_ALLOWED', 'FORBIDDEN', 'NOT_FOUND']

/** DGM-8: whether an error code says that the message can no longer be changed. */
export const isClosed = (code: string): boolean => CLOSED_CODES.some((closedCode) => closedCode === code)
