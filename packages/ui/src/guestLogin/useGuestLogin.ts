import { useConnection } from '@irodori/client/ClientProvider'
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
}

/** The login with an order number and a phone number. */
export function useGuestLogin(onLoggedIn: () => void): GuestLogin {
  const connection = useConnection()
  const [known] = useState(() => {
    const was = connection.session.ended()?.was
    return connection.orderRecord.read() ?? (was?.role === 'GUEST' ? { orderNumber: was.userName } : null)
  })
  const [tried, setTried] = useState<GuestCredentials | null>(null)
  // Kept while the next attempt is under way, so that the dialog of the problem stays open.
  const [problem, setProblem] = useState<GuestLoginProblem | null>(null)
  const login = useResultMutation((credentials: GuestCredentials) => loginGuest(connection, credentials), {
    onSuccess: () => {
      setProblem(null)
      onLoggedIn()
    },
    onError: (error) => setProblem(guestLoginProblem(error)),
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
  }
}
