import type { CallError } from '@irodori/client/callError'

/** Why a design was not copied or deleted. */
export type DesignProblem =
  /** The order has changed; the dialog has the specified text and a button that reloads the order. */
  | { readonly kind: 'ORDER_UPDATED' }
  /** The design cannot be deleted now; the orders are reloaded. */
  | { readonly kind: 'NOT_DELETED' }
  | { readonly kind: 'NOT_FOUND' }
  /** No product of the order has a piece left to design. */
  | { readonly kind: 'NONE_LEFT' }
  /** Any other error, with its own message. */
  | { readonly kind: 'CALL_ERROR'; readonly error: CallError }

/** CPY-3: a bad request means that the order has changed, except for a design that fits no product. */
export function copyProblem(error: CallError): DesignProblem {
  if (error.kind !== 'REFUSED' || error.errorCode === 'DESIGN_NOT_COPYABLE') return { kind: 'CALL_ERROR', error }
  return error.status === 400 ? { kind: 'ORDER_UPDATED' } : { kind: 'CALL_ERROR', error }
}

/** CPY-6: the problem of a refused deletion. */
export function deleteProblem(error: CallError): DesignProblem {
  if (error.kind !== 'REFUSED') return { kind: 'CALL_ERROR', error }
  const { status, errorCode, message } = error
  if (status === 400 && (errorCode === 'DESIGN_DELETE_ERROR' || message === 'DESIGN_DELETE_ERROR')) {
    return { kind: 'NOT_DELETED' }
  }
  if (status === 400 || status === 403) return { kind: 'ORDER_UPDATED' }
  return status === 404 ? { kind: 'NOT_FOUND' } : { kind: 'CALL_ERROR', error }
}
