import { useConnection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { useAbortSignal } from '@irodori/client/useAbortSignal'
import type { GuestCredentials } from '@irodori/ui/credentialProblems'
import { useEffect, useRef, useState } from 'react'
import { admit, type DesignClaim, type VerifiedOrder } from './admit.ts'
import { findOrder, type OrderOption } from './findOrder.ts'
import { type VerificationProblem, verificationProblem } from './verificationProblem.ts'

/** FIND: the order that can be meant is taken. ASK: the form is shown first. CHOOSE: the customer wants another order. */
export type VerificationStart = 'FIND' | 'ASK' | 'CHOOSE'

type VerificationState =
  /** Nothing is shown: the order is looked for, or the only one that can be meant is being verified. */
  | { readonly step: 'FINDING' }
  | { readonly step: 'LOGIN' }
  | { readonly step: 'CHOOSING' }
  | { readonly step: 'ASKING'; readonly error: CallError | null }
  | { readonly step: 'CHECKING'; readonly where: 'FORM' | 'CHOICE' }
  | { readonly step: 'PROBLEM'; readonly problem: Exclude<VerificationProblem, 'FORM'>; readonly error: CallError }

export interface Verification {
  readonly state: VerificationState
  /** The orders that the customer can choose from; empty for a guest. */
  readonly orders: readonly OrderOption[]
  /** The values of the form: the last entered ones, or what is known of the order. */
  readonly credentials: Partial<GuestCredentials> | null
  /** Differs for each empty form. */
  readonly formKey: number
  readonly check: (credentials: GuestCredentials) => void
  readonly choose: (credentials: GuestCredentials) => void
  readonly checkAgain: () => void
  /** After WRONG_PRODUCT: continue with this product. */
  readonly acceptOtherProduct: () => void
  /** To the form. */
  readonly askAgain: () => void
  /** To the form, with empty fields. */
  readonly askForAnother: () => void
  readonly chooseAgain: () => void
  /** Continues after a login. */
  readonly findAgain: () => void
}

interface VerificationInput {
  readonly claim: DesignClaim
  /** The order that the address names. */
  readonly wanted: string | null
  /** The design is saved in that order. */
  readonly isFixed: boolean
  readonly start: VerificationStart
  /** Called when the order could not be looked for without a connection; otherwise the form is shown. */
  readonly onUnreachable: (() => void) | undefined
}

const isUnauthenticated = (error: CallError): boolean => error.kind === 'REFUSED' && error.status === 401

/** The steps to an order that may be designed. The end of the component ends the call under way. */
export function useVerification(
  { claim, wanted, isFixed, start, onUnreachable }: VerificationInput,
  onPassed: (order: VerifiedOrder) => void,
): Verification {
  const connection = useConnection()
  const { next, abort } = useAbortSignal()
  const [state, setState] = useState<VerificationState>(
    start === 'ASK' ? { step: 'ASKING', error: null } : { step: 'FINDING' },
  )
  const [orders, setOrders] = useState<readonly OrderOption[]>([])
  const [known, setKnown] = useState<Partial<GuestCredentials> | null>(() =>
    start === 'ASK' ? connection.orderRecord.read() : null,
  )
  const [formKey, setFormKey] = useState(0)
  const last = useRef<GuestCredentials | null>(null)
  const isChecking = useRef(false)

  const isUnreachable = (error: CallError): boolean => error.kind === 'NETWORK' && onUnreachable !== undefined

  async function verify(entered: GuestCredentials, during: VerificationState, acceptsOtherProduct = false) {
    if (isChecking.current) return
    isChecking.current = true
    last.current = entered
    setKnown(entered)
    setState(during)
    const signal = next()
    const admitted = await admit(connection, claim, entered, acceptsOtherProduct, signal)
    // The call that has replaced this one is still under way.
    if (signal.aborted) return
    isChecking.current = false
    if (admitted.ok) return onPassed(admitted.value)
    const { error } = admitted
    if (during.step === 'FINDING' && isUnreachable(error)) return onUnreachable?.()
    const problem = verificationProblem(error)
    setState(problem === 'FORM' ? { step: 'ASKING', error } : { step: 'PROBLEM', problem, error })
  }

  async function find(named: string | null) {
    setState({ step: 'FINDING' })
    const signal = next()
    const found = await findOrder(connection, claim.productId, named, start === 'CHOOSE', signal)
    if (signal.aborted) return
    if (!found.ok && isUnreachable(found.error)) return onUnreachable?.()
    if (!found.ok)
      return setState(isUnauthenticated(found.error) ? { step: 'LOGIN' } : { step: 'ASKING', error: found.error })
    switch (found.value.kind) {
      case 'LOGIN':
        return setState({ step: 'LOGIN' })
      case 'ORDER':
        return verify(found.value.credentials, { step: 'FINDING' })
      case 'CHOICE':
        setOrders(found.value.orders)
        return setState({ step: 'CHOOSING' })
      case 'NUMBER':
        setKnown(found.value.known)
        return setState({ step: 'ASKING', error: null })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the search starts once
  useEffect(() => {
    let isGone = start === 'ASK'
    // Later, because strict mode mounts twice.
    queueMicrotask(() => isGone || void find(wanted))
    return () => {
      isGone = true
    }
  }, [])

  return {
    state,
    orders,
    credentials: known,
    formKey,
    check: (entered) => void verify(entered, { step: 'CHECKING', where: 'FORM' }),
    choose: ({ orderNumber, phoneNumber }) =>
      void verify({ orderNumber, phoneNumber }, { step: 'CHECKING', where: 'CHOICE' }),
    checkAgain: () => last.current && void verify(last.current, { step: 'CHECKING', where: 'FORM' }),
    acceptOtherProduct: () => last.current && void verify(last.current, { step: 'CHECKING', where: 'FORM' }, true),
    askAgain: () => setState({ step: 'ASKING', error: null }),
    askForAnother: () => {
      setKnown(null)
      setFormKey((key) => key + 1)
      setState({ step: 'ASKING', error: null })
    },
    chooseAgain: () => {
      abort()
      isChecking.current = false
      setState({ step: 'CHOOSING' })
    },
    // A guest who has logged in here has named an order; it replaces that of the address, but not that of a saved design.
    findAgain: () => void find(!isFixed && connection.session.read()?.role === 'GUEST' ? null : wanted),
  }
}
