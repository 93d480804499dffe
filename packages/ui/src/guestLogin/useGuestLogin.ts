import { useConnection } from '@irodori/client/ClientProvider'
import { useAbortSignal } from '@irodori/client/useAbortSignal'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { useState } from 'react'
import type { GuestCredentials } from './credentialProblems.ts'
import { type GuestLoginProblem, guestLoginProblem } from './guestLoginProblem.ts'
import { loginGuest } from './loginGuest.ts'

export interface GuestLogin {
  /** Initial values of the form: the last attempt, the order of this browser, or the number of the ended session. */
  readonly entered: Partial<GuestCredentials> | null
  readonly isBusy: boolean
  readonly problem: GuestLoginProblem | null
  readonly send: (credentials: GuestCredentials) => void
  readonly sendAgain: () => void
  /** Returns to the form. */
  readonly clearProblem: () => void
  /** Cancels an attempt under way; its answer is ignored. */
  readonly cancel: () => void
}

/**
 * The login with an order number and a phone number.
 * @param orderNumber initial value that the screen knows
 */
export function useGuestLogin(onLoggedIn: () => void, orderNumber?: string): GuestLogin {
  const connection = useConnection()
  const { next, abort } = useAbortSignal()
  const [known] = useState(() => {
    const was = connection.session.ended()?.was
    const record = connection.orderRecord.read()
    if (orderNumber !== undefined && record?.orderNumber !== orderNumber) return { orderNumber }
    return record ?? (was?.role === 'GUEST' ? { orderNumber: was.userName } : null)
  })
  const [tried, setTried] = useState<GuestCredentials | null>(null)
  // Kept while the next attempt is under way, so that the dialog of the problem stays open.
  const [problem, setProblem] = useState<GuestLoginProblem | null>(null)
  const login = useResultMutation((credentials: GuestCredentials) => loginGuest(connection, credentials, next()), {
    onSuccess: () => {
      setProblem(null)
      onLoggedIn()
    },
    onError: (error) => setProblem(error.kind === 'ABORTED' ? null : guestLoginProblem(error)),
  })
  const send = (credentials: GuestCredentials) => {
    setTried(credentials)
    void login.run(credentials)
  }

  return {
    entered: tried ?? known,
    isBusy: login.isPending,
    problem,
    send,
    sendAgain: () => tried && send(tried),
    clearProblem: () => setProblem(null),
    cancel: abort,
  }
}
