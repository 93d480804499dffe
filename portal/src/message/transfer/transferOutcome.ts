import type { CallError } from '@irodori/client'
import type { ErrorCode } from '@irodori/contract'
import type { Result } from '@irodori/result'

/** What became of a file that was sent. */
export type TransferOutcome =
  | { readonly kind: 'DONE' }
  /** Given up by the customer. */
  | { readonly kind: 'CANCELLED' }
  /** No answer, or none that says why: told quietly, with the way to try again. */
  | { readonly kind: 'STOPPED' }
  | { readonly kind: 'REFUSED'; readonly code: ErrorCode }

/** Refusals that pass by themselves. */
const PASSING: readonly ErrorCode[] = ['BUSY', 'UNAUTHENTICATED']

/** DGM-8: a refusal is told with its reason; whatever else goes wrong stops without a dialog. */
export function transferOutcome(result: Result<unknown, CallError>): TransferOutcome {
  if (result.ok) return { kind: 'DONE' }
  const { error } = result
  if (error.kind === 'ABORTED') return { kind: 'CANCELLED' }
  const code = error.kind === 'REFUSED' ? error.errorCode : null
  return code === null || PASSING.includes(code) ? { kind: 'STOPPED' } : { kind: 'REFUSED', code }
}

const CLOSING: readonly ErrorCode[] = ['ORDER_IS_PRODUCED', 'STATUS_NOT_ALLOWED', 'FORBIDDEN', 'NOT_FOUND']

/** DGM-8: whether a refusal says that this message cannot be changed any more, which leads to my page. */
export const isClosed = (code: string): boolean => CLOSING.some((closing) => closing === code)
