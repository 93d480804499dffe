import type { CallError } from '@irodori/client'
import type { Result } from '@irodori/result'

/** What following a mail's link came to, for the page that shows it. */
export type Verified =
  | { readonly kind: 'ACTIVATED' | 'EMAIL_CHANGED' | 'DELETED' }
  /** The link is wrong, spent or too old. */
  | { readonly kind: 'NO_SUCH_LINK' }
  /** It may work later. */
  | { readonly kind: 'FAILED'; readonly failure: CallError }

interface Answer {
  readonly purpose: 'ACTIVATE' | 'CHANGE_EMAIL' | 'DELETE'
  readonly message: string
}

/** As the specification has it, the message marks a deletion. */
const DELETED = 'user.delete.success'

export function verified(result: Result<Answer, CallError>): Verified {
  if (result.ok) {
    if (result.value.message === DELETED) return { kind: 'DELETED' }
    return { kind: result.value.purpose === 'CHANGE_EMAIL' ? 'EMAIL_CHANGED' : 'ACTIVATED' }
  }
  const { error: failure } = result
  return failure.kind === 'REFUSED' && failure.status === 400 ? { kind: 'NO_SUCH_LINK' } : { kind: 'FAILED', failure }
}
