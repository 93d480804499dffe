import { useConnection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import type { GuestCredentials } from '@irodori/ui/credentialProblems'
import { useCallback, useEffect, useRef, useState } from 'react'
import { admit, type DesignClaim, type VerifiedOrder } from './admit.ts'
import { type VerificationProblem, verificationProblem } from './verificationProblem.ts'

type VerificationState =
  /** A known order is being verified; no form is shown yet. */
  | { readonly step: 'RECALLING' }
  | { readonly step: 'ASKING'; readonly error: CallError | null }
  | { readonly step: 'CHECKING' }
  | { readonly step: 'PROBLEM'; readonly problem: Exclude<VerificationProblem, 'FORM'>; readonly error: CallError }

export interface Verification {
  readonly state: VerificationState
  /** The last entered values. */
  readonly credentials: GuestCredentials | null
  readonly check: (credentials: GuestCredentials) => void
  /** After WRONG_PRODUCT: continue with this product. */
  readonly acceptOtherProduct: () => void
  /** Back to the form. */
  readonly askAgain: () => void
}

/**
 * The steps from an order number to an order that may be designed. An order that this browser has verified within 24
 * hours and has a session for is verified without a form.
 */
export function useVerification(claim: DesignClaim, onPassed: (order: VerifiedOrder) => void): Verification {
  const connection = useConnection()
  const [recalled] = useState(() => {
    const record = connection.orderRecord.read()
    const session = connection.session.read()
    return record && (session?.role === 'USER' || session?.userName === record.orderNumber) ? record : null
  })
  const [credentials, setCredentials] = useState<GuestCredentials | null>(recalled)
  const [state, setState] = useState<VerificationState>(
    recalled ? { step: 'RECALLING' } : { step: 'ASKING', error: null },
  )
  const started = useRef(false)

  const run = useCallback(
    async (entered: GuestCredentials, acceptsOtherProduct: boolean) => {
      const admission = await admit(connection, claim, entered, acceptsOtherProduct)
      if (admission.ok) return onPassed(admission.value)
      const { error } = admission
      const problem = verificationProblem(error)
      setState(problem === 'FORM' ? { step: 'ASKING', error } : { step: 'PROBLEM', problem, error })
    },
    [connection, claim, onPassed],
  )

  useEffect(() => {
    if (!recalled || started.current) return
    started.current = true
    void run(recalled, false)
  }, [recalled, run])

  const start = (entered: GuestCredentials, acceptsOtherProduct: boolean) => {
    setCredentials(entered)
    setState({ step: 'CHECKING' })
    void run(entered, acceptsOtherProduct)
  }

  return {
    state,
    credentials,
    check: (entered) => start(entered, false),
    acceptOtherProduct: () => credentials && start(credentials, true),
    askAgain: () => setState({ step: 'ASKING', error: null }),
  }
}
