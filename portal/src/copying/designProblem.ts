import type { CallError } from '@irodori/client'

/** How a refused copy or deletion is told. */
export type DesignProblem =
  /** The order is another one by now: the specified words, with a button that reads it again. */
  | { readonly kind: 'ORDER_UPDATED' }
  /** It cannot be deleted now; the orders are read again. */
  | { readonly kind: 'NOT_DELETED' }
  | { readonly kind: 'NOT_FOUND' }
  /** No piece is left onto which it could be copied. */
  | { readonly kind: 'NONE_LEFT' }
  /** In the words of the error itself. */
  | { readonly kind: 'TOLD'; readonly error: CallError }

/** CPY-3: a bad request of a copy means that the order was changed, but for a design that fits nothing. */
export function copyProblem(error: CallError): DesignProblem {
  if (error.kind !== 'REFUSED' || error.errorCode === 'DESIGN_NOT_COPYABLE') return { kind: 'TOLD', error }
  return error.status === 400 ? { kind: 'ORDER_UPDATED' } : { kind: 'TOLD', error }
}

/** CPY-6: what a refused deletion means. */
export function deleteProblem(error: CallError): DesignProblem {
  if (error.kind !== 'REFUSED') return { kind: 'TOLD', error }
  const { status, errorCode, message } = error
  if (status === 400 && (errorCode === 'DESIGN_DELETE_ERROR' || message === 'DESIGN_DELETE_ERROR')) {
    return { kind: 'NOT_DELETED' }
  }
  if (status === 400 || status === 403) return { kind: 'ORDER_UPDATED' }
  return status === 404 ? { kind: 'NOT_FOUND' } : { kind: 'TOLD', error }
}
