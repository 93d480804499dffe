import type { CallResult, Failure } from '@irodori/client'

/** What following a mail's link came to, for the page that shows it. */
export type Verified =
  | { readonly kind: 'ACTIVATED' | 'EMAIL_CHANGED' | 'DELETED' }
  /** The link is wrong, spent or too old. */
  | { readonly kind: 'NO_SUCH_LINK' }
  /** It may work later. */
  | { readonly kind: 'FAILED'; readonly failure: Failure }

interface Answer {
  readonly purpose: 'ACTIVATE' | 'CHANGE_EMAIL' | 'DELETE'
  readonly message: string
}

/** As the specification has it, the message marks a deletion. */
const DELETED = 'user.delete.success'

export function verified(result: CallResult<Answer>): Verified {
  if (result.ok) {
    if (result.data.message === DELETED) return { kind: 'DELETED' }
    return { kind: result.data.purpose === 'CHANGE_EMAIL' ? 'EMAIL_CHANGED' : 'ACTIVATED' }
  }
  const { failure } = result
  return failure.kind === 'REFUSED' && failure.status === 400 ? { kind: 'NO_SUCH_LINK' } : { kind: 'FAILED', failure }
}
