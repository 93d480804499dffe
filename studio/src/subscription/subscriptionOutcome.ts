import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'

/** Result of a subscription. */
export type SubscriptionOutcome =
  | { readonly kind: 'SUBSCRIBED' }
  /** The address was rejected; `message` is the server's first message. */
  | { readonly kind: 'EMAIL'; readonly message: string }
  /** No answer arrived; the call may be repeated. */
  | { readonly kind: 'UNANSWERED' }
  | { readonly kind: 'NOT_FOUND' }

/** The code of the answer, or of its error of the address. */
const DUPLICATE = 'PRODUCT_SUBSCRIBE_DUPLICATE'

/** An existing subscription is what the customer asked for. */
export function subscriptionOutcome(result: Result<unknown, CallError>): SubscriptionOutcome {
  if (result.ok) return { kind: 'SUBSCRIBED' }
  const { error } = result
  if (error.kind === 'NETWORK' || error.kind === 'ABORTED') return { kind: 'UNANSWERED' }
  if (error.kind !== 'REFUSED') return { kind: 'NOT_FOUND' }
  const { email } = error.error
  const [message] = Array.isArray(email) ? email : []
  if ([error.errorCode, message].includes(DUPLICATE)) return { kind: 'SUBSCRIBED' }
  return typeof message === 'string' ? { kind: 'EMAIL', message } : { kind: 'NOT_FOUND' }
}
