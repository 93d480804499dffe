import { useConnection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { useResultMutation } from '@irodori/client/useCallMutation'
import type { GuestCredentials } from '@irodori/ui/credentialProblems'
import { useEffect, useRef, useState } from 'react'
import { admit, type DesignClaim, type VerifiedOrder } from './admit.ts'
import { type VerificationProblem, verificationProblem } from './verificationProblem.ts'

type VerificationState =
  /** A known order is being verified; no form is shown yet. */
  | { readonly step: 'RECALLING' }
  | { readonly step: 'ASKING'; readonly error: CallError | null }
  | { readonly step: 'CHECKING' }
  | { readonly step: 'PROBLEM'; readonly problem: Exclude<VerificationProblem, 'FORM'>; readonly error: CallError }

interface Attempt {
  readonly entered: GuestCredentials
  /** The customer continues although the order contains other products. */
  readonly acceptsOtherProduct: boolean
  /** The order was known, so that no form was shown. */
  readonly isRecalled: boolean
}

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
 * @param isAsking false verifies a known order without a form; true shows the form first
 */
export function useVerification(
  claim: DesignClaim,
  onPassed: (order: VerifiedOrder) => void,
  isAsking = false,
): Verification {
  const connection = useConnection()
  const [recalled] = useState(() => {
    if (isAsking) return null
    const record = connection.orderRecord.read()
    const session = connection.session.read()
    return record && (session?.role === 'USER' || session?.userName === record.orderNumber) ? record : null
  })
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const { run, isPending, data, error, input } = useResultMutation(
    ({ entered, acceptsOtherProduct }: Attempt) => admit(connection, claim, entered, acceptsOtherProduct),
    // The answer may arrive after the customer has cancelled.
    { onSuccess: (order) => (isOpen.current ? onPassed(order) : undefined) },
  )
  const [dismissed, setDismissed] = useState<CallError | null>(null)
  const credentials = input?.entered ?? recalled
  const started = useRef(false)

  useEffect(() => {
    if (!recalled || started.current) return
    started.current = true
    void run({ entered: recalled, acceptsOtherProduct: false, isRecalled: true })
  })

  function stateOf(): VerificationState {
    if (input === undefined) return recalled ? { step: 'RECALLING' } : { step: 'ASKING', error: null }
    if (isPending || data !== undefined) return { step: input.isRecalled ? 'RECALLING' : 'CHECKING' }
    if (error === null || error === dismissed) return { step: 'ASKING', error: null }
    const problem = verificationProblem(error)
    return problem === 'FORM' ? { step: 'ASKING', error } : { step: 'PROBLEM', problem, error }
  }

  return {
    state: stateOf(),
    credentials,
    check: (entered) => void run({ entered, acceptsOtherProduct: false, isRecalled: false }),
    acceptOtherProduct: () =>
      credentials && void run({ entered: credentials, acceptsOtherProduct: true, isRecalled: false }),
    askAgain: () => setDismissed(error),
  }
}
