import type { CallError } from '@irodori/client/callError'
import type { OrderRecord } from '@irodori/client/orderRecord'
import type { SessionStore } from '@irodori/client/session'
import type { Result } from '@irodori/result'

interface EnsureSessionOptions {
  readonly session: Pick<SessionStore, 'read'>
  /** The order of this tab; null until it is known. */
  readonly order: () => OrderRecord | null
  /** Resolves once no other order is being chosen; meanwhile the session is already that of the other order. */
  readonly orderChosen: () => Promise<void>
  /** Opens the login. Resolves false if the customer cancels it. */
  readonly login: () => Promise<boolean>
  /** Makes the session that of the order. */
  readonly fit: (order: OrderRecord) => Promise<Result<unknown, CallError>>
}

export interface EnsureSession {
  /**
   * Resolves true once there is a session for the order of this tab. Without a connection it also resolves true, because
   * the call that follows waits for the connection.
   */
  readonly ensure: () => Promise<boolean>
  /** The order has just been verified with the current session. */
  readonly verified: () => void
}

/**
 * The session of all tabs is one, and another tab may have replaced it. The order of this tab stays, and the session
 * follows it before photos and pages are sent.
 */
export function createEnsureSession({ session, order, orderChosen, login, fit }: EnsureSessionOptions): EnsureSession {
  let token = session.read()?.token
  let fitting: Promise<{ readonly fitted: OrderRecord; readonly result: Result<unknown, CallError> }> | null = null

  async function ensure(): Promise<boolean> {
    await orderChosen()
    const [current, target] = [session.read(), order()]
    if (current === null) return (await login()) && ensure()
    const isFit = current.role === 'USER' ? current.token === token : current.userName === target?.orderNumber
    if (target === null || isFit) return true
    fitting ??= fit(target)
      .then((result) => ({ fitted: target, result }))
      .finally(() => {
        fitting = null
      })
    const { fitted, result } = await fitting
    if (fitted.orderNumber !== order()?.orderNumber) return ensure()
    if (result.ok) token = session.read()?.token
    return result.ok || result.error.kind === 'NETWORK'
  }

  return {
    ensure,
    verified() {
      token = session.read()?.token
    },
  }
}
