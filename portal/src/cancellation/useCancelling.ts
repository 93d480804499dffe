import { useClient } from '@irodori/client/react'
import { cancelOrder, verifyCancellation } from '@irodori/contract/endpoints/afterOrder'
import { useRef, useState } from 'react'
import { type CancelForm, cancelQuery } from './cancelForm.ts'
import { type CancelProblem, cancelProblem } from './cancelProblem.ts'

/** Where a cancellation stands, and of what. Nothing is changed before CANCELLING. */
type CancelStep =
  | { readonly kind: 'FORM'; readonly problem: CancelProblem | null }
  | { readonly kind: 'CONFIRMING' | 'CANCELLING'; readonly form: CancelForm; readonly isColorMe: boolean }
  | { readonly kind: 'DONE'; readonly form: CancelForm }

export interface Cancelling {
  readonly step: CancelStep
  readonly verify: (form: CancelForm) => Promise<void>
  readonly cancel: () => void
  /** Back to the form, with what was typed. */
  readonly giveUp: () => void
}

const paramsOf = ({ orderNumber }: CancelForm) => ({ orderNumber: orderNumber.trim() })

/** CNC-3: verify, ask, cancel, tell; twice pressed is once done. */
export function useCancelling(onDone: (form: CancelForm) => void): Cancelling {
  const client = useClient()
  const [step, setStep] = useState<CancelStep>({ kind: 'FORM', problem: null })
  const isUnderWay = useRef(false)

  const once = async (work: () => Promise<CancelStep>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setStep(await work())
    isUnderWay.current = false
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
    giveUp: () => setStep({ kind: 'FORM', problem: null }),
  }
}
