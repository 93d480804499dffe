import type { OrderRecord } from '@irodori/client/orderRecord'
import type { SessionStore } from '@irodori/client/session'

interface EnsureSessionOptions {
  readonly session: Pick<SessionStore, 'read'>
  /** The order of this tab; null until it is known. */
  readonly order: () => OrderRecord | null
  /** Opens the login. Resolves false if the customer cancels it. */
  readonly login: () => Promise<boolean>
  /** Makes the session that of the order. */
  readonly fit: (order: OrderRecord) => Promise<boolean>
}

export interface EnsureSession {
  /** Resolves true once there is a session for the order of this tab. */
  readonly ensure: () => Promise<boolean>
  /** The order has just been verified with the current session. */
  readonly verified: () => void
}

/**
 * The session of all tabs is one, and another tab may have replaced it. The order of this tab stays, and the session
 * follows it before photos and pages are sent.
 */
export function createEnsureSession({ session, order, login, fit }: EnsureSessionOptions): EnsureSession {
  let token = session.read()?.token
  let fitting: Promise<boolean> | null = null
  return {
    async ensure() {
      const [current, target] = [session.read(), order()]
      if (current === null) return login()
      const isFit = current.role === 'USER' ? current.token === token : current.userName === target?.orderNumber
      if (target === null || isFit) return true
      fitting ??= fit(target).finally(() => {
        token = session.read()?.token
        fitting = null
      })
      return fitting
    },
    verified() {
      token = session.read()?.token
    },
  }
}
