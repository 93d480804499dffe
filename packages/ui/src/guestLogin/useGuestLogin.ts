import { useConnection } from '@irodori/client/ClientProvider'
import { useState } from 'react'
import type { GuestCredentials } from './credentialProblems.ts'
import { type GuestLoginProblem, guestLoginProblem } from './guestLoginProblem.ts'
import { loginGuest } from './loginGuest.ts'

export interface GuestLogin {
  /** Initial values of the form: the last attempt, the order of this browser, or the number of the ended session. */
  readonly entered: Partial<GuestCredentials> | null
  readonly isBusy: boolean
  readonly problem: GuestLoginProblem | null
  readonly send: (credentials: GuestCredentials) => Promise<void>
  readonly sendAgain: () => void
  /** Returns to the form. */
  readonly clearProblem: () => void
}

/** The login with an order number and a phone number. */
export function useGuestLogin(onLoggedIn: () => void): GuestLogin {
  const connection = useConnection()
  const [tried, setTried] = useState<GuestCredentials | null>(null)
  const [known] = useState(() => {
    const was = connection.session.ended()?.was
    return connection.orderRecord.read() ?? (was?.role === 'GUEST' ? { orderNumber: was.userName } : null)
  })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<GuestLoginProblem | null>(null)

  const send = async (credentials: GuestCredentials) => {
    setTried(credentials)
    setBusy(true)
    const result = await loginGuest(connection, credentials)
    setBusy(false)
    setProblem(result.ok ? null : guestLoginProblem(result.error))
    if (result.ok) onLoggedIn()
  }

  return {
    entered: tried ?? known,
    isBusy,
    problem,
    send,
    sendAgain: () => {
      if (tried && !isBusy) void send(tried)
    },
    clearProblem: () => setProblem(null),
  }
}
