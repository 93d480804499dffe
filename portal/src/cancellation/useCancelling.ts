import { useClient } from '@irodori/client/react'
import { cancelOrder, verifyCancellation } from '@irodori/contract/endpoints/afterOrder'
import { useRef, useState } from 'react'
import { type CancelForm, cancelQuery } from './cancelForm.ts'
import { type CancelProblem, cancelProblem } from './cancelProblem.ts'

/** Where a cancellation stands. Nothing is changed before CANCELLING. */
export type CancelStep =
  | { readonly kind: 'FORM'; readonly problem: CancelProblem | null }
  | { readonly kind: 'VERIFYING' }
  | { readonly kind: 'CONFIRMING'; readonly isColorMe: boolean }
  | { readonly kind: 'CANCELLING'; readonly isColorMe: boolean }
  | { readonly kind: 'DONE' }

export interface Cancelling {
  readonly step: CancelStep
  readonly verify: () => void
  readonly cancel: () => void
  /** Back to the form, with what was typed. */
  readonly giveUp: () => void
}

/** CNC-3: verify, ask, cancel, tell; twice pressed is once done. */
export function useCancelling(form: CancelForm, onDone: () => void): Cancelling {
  const client = useClient()
  const [step, setStep] = useState<CancelStep>({ kind: 'FORM', problem: null })
  const isUnderWay = useRef(false)
  const params = { orderNumber: form.orderNumber.trim() }

  const once = async (work: () => Promise<CancelStep>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setStep(await work())
    isUnderWay.current = false
  }

  return {
    step,
    verify: () =>
      void once(async () => {
        setStep({ kind: 'VERIFYING' })
        const { securityKey } = form
        const result = await client.call(verifyCancellation, { params, query: { securityKey } })
        if (!result.ok) return { kind: 'FORM', problem: cancelProblem(result.failure) }
        return { kind: 'CONFIRMING', isColorMe: result.data.ecSiteId === 'COLOR_ME' }
      }),
    cancel: () =>
      void once(async () => {
        setStep((last) => (last.kind === 'CONFIRMING' ? { ...last, kind: 'CANCELLING' } : last))
        const result = await client.call(cancelOrder, { params, query: cancelQuery(form) })
        if (!result.ok) return { kind: 'FORM', problem: cancelProblem(result.failure) }
        onDone()
        return { kind: 'DONE' }
      }),
    giveUp: () => setStep({ kind: 'FORM', problem: null }),
  }
}
