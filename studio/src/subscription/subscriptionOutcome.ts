import type { CallError } from '@irodori/client'
import type { Result } from '@irodori/result'

/** What became of a wish to be told. */
export type SubscriptionOutcome =
  | { readonly kind: 'SUBSCRIBED' }
  /** The address was not taken; the server's first words say why. */
  | { readonly kind: 'EMAIL'; readonly message: string }
  /** Nobody answered; the same may be tried again. */
  | { readonly kind: 'UNANSWERED' }
  | { readonly kind: 'NOT_FOUND' }

/** Who is on the list already has what they wished for. */
export function subscriptionOutcome(result: Result<unknown, CallError>): SubscriptionOutcome {
  if (result.ok) return { kind: 'SUBSCRIBED' }
  const { error: failure } = result
  if (failure.kind === 'NETWORK' || failure.kind === 'ABORTED') return { kind: 'UNANSWERED' }
  if (failure.kind !== 'REFUSED') return { kind: 'NOT_FOUND' }
  if (failure.errorCode === 'PRODUCT_SUBSCRIBE_DUPLICATE') return { kind: 'SUBSCRIBED' }
  const { email } = failure.error
  const [message] = Array.isArray(email) ? email : []
  return typeof message === 'string' ? { kind: 'EMAIL', message } : { kind: 'NOT_FOUND' }
}
