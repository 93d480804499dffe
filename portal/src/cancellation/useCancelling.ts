import { useClient } from '@irodori/client/ClientProvider'
import { cancelOrder, verifyCancellation } from '@irodori/contract/endpoints/afterOrder'
import { useRef, useState } from 'react'
import { type CancelForm, cancelQuery } from './cancelForm.ts'
import { type CancelProblem, cancelProblem } from './cancelProblem.ts'

/** The state of a cancellation. Nothing changes on the server before CANCELLING. */
type CancelStep =
  | { readonly kind: 'FORM'; readonly problem: CancelProblem | null }
  | { readonly kind: 'CONFIRMING' | 'CANCELLING'; readonly form: CancelForm; readonly isColorMe: boolean }
  | { readonly kind: 'DONE'; readonly form: CancelForm }

export interface Cancelling {
  readonly step: CancelStep
  readonly verify: (form: CancelForm) => Promise<void>
  readonly cancel: () => void
  /** Returns to the form, which keeps its input. */
  readonly backToForm: () => void
}

const paramsOf = ({ orderNumber }: CancelForm) => ({ orderNumber: orderNumber.trim() })

/** CNC-3: verifies the order, asks, cancels and reports; a second click during a call does nothing. */
export function useCancelling(onDone: (form: CancelForm) => void): Cancelling {
  const client = useClient()
  const [step, setStep] = useState<CancelStep>({ kind: 'FORM', problem: null })
  const isRunning = useRef(false)

  const once = async (work: () => Promise<CancelStep>) => {
    if (isRunning.current) return
    isRunning.current = true
    setStep(await work())
    isRunning.current = false
  }

  return {
    step,
    verify: (form) =>
      once(async () => {
        setStep({ kind: 'FORM', problem: null })
        const query = { securityKey: form.securityKey }
        const result = await client.call(verifyCancellation, { params: paramsOf(form), query })
        if (!result.ok) return { kind: 'FORM', problem: cancelProblem(result.error) }
        return { kind: 'CONFIRMING', form, isColorMe: result.value.ecSiteId === 'COLOR_ME' }
      }),
    cancel: () => {
      if (step.kind !== 'CONFIRMING') return
      const { form } = step
      void once(async () => {
        setStep({ ...step, kind: 'CANCELLING' })
        const result = await client.call(cancelOrder, { params: paramsOf(form), query: cancelQuery(form) })
        if (!result.ok) return { kind: 'FORM', problem: cancelProblem(result.error) }
        onDone(form)
        return { kind: 'DONE', form }
      })
    },
    backToForm: () => setStep({ kind: 'FORM', problem: null }),
  }
}
