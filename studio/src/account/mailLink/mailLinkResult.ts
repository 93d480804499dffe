import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'

/** Result of a mail's link. */
export type MailLinkResult =
  | { readonly kind: 'ACTIVATED' | 'EMAIL_CHANGED' | 'DELETED' }
  /** The link is invalid, used or expired. */
  | { readonly kind: 'NO_SUCH_LINK' }
  /** The call failed and may be repeated. */
  | { readonly kind: 'FAILED'; readonly error: CallError }

interface Answer {
  readonly purpose: 'ACTIVATE' | 'CHANGE_EMAIL' | 'DELETE'
  readonly message: string
}

/** The specification marks a deletion by this message. */
const DELETED = 'user.delete.success'

export function mailLinkResult(result: Result<Answer, CallError>): MailLinkResult {
  if (result.ok) {
    if (result.value.message === DELETED) return { kind: 'DELETED' }
    return { kind: result.value.purpose === 'CHANGE_EMAIL' ? 'EMAIL_CHANGED' : 'ACTIVATED' }
  }
  const { error } = result
  if (error.kind !== 'REFUSED') return { kind: 'FAILED', error }
  if (error.status === 400) return { kind: 'NO_SUCH_LINK' }
  // The texts of these codes are about an order and a page, and the link names neither.
  const isForeign = error.errorCode === 'FORBIDDEN' || error.errorCode === 'NOT_FOUND'
  return { kind: 'FAILED', error: isForeign ? { ...error, errorCode: null } : error }
}
