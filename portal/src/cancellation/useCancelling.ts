import { useClient } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { cancelOrder, verifyCancellation } from '@irodori/contract/endpoints/afterOrder'
import { useState } from 'react'
import { type CancelForm, cancelQuery } from './cancelForm.ts'
import { type CancelProblem, cancelProblem } from './cancelProblem.ts'

/** The state of a cancellation. Nothing changes on the server before the customer has confirmed. */
type CancelStep =
  | { readonly kind: 'FORM'; readonly problem: CancelProblem | null }
  /** `debitMail`: where an order is cancelled that was paid by debit card; null if its shop takes none. */
  | { readonly kind: 'CONFIRMING'; readonly form: CancelForm; readonly debitMail: string | null }
  | { readonly kind: 'DONE'; readonly form: CancelForm }

export interface Cancelling {
  readonly step: CancelStep
  readonly isCancelling: boolean
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
  const onError = (error: CallError) => setStep({ kind: 'FORM', problem: cancelProblem(error) })
  const verifying = useResultMutation(
    (form: CancelForm) =>
      client.call(verifyCancellation, { params: paramsOf(form), query: { securityKey: form.securityKey } }),
    {
      onSuccess: ({ ecSiteId, shopMail }, form) =>
        setStep({ kind: 'CONFIRMING', form, debitMail: ecSiteId === 'COLOR_ME' ? shopMail : null }),
      onError,
    },
  )
  const cancelling = useResultMutation(
    (form: CancelForm) => client.call(cancelOrder, { params: paramsOf(form), query: cancelQuery(form) }),
    {
      onSuccess: (_answer, form) => {
        onDone(form)
        setStep({ kind: 'DONE', form })
      },
      onError,
    },
  )

  return {
    step,
    isCancelling: cancelling.isPending,
    verify: async (form) => {
      setStep({ kind: 'FORM', problem: null })
      await verifying.run(form)
    },
    cancel: () => {
      if (step.kind === 'CONFIRMING') void cancelling.run(step.form)
    },
    backToForm: () => setStep({ kind: 'FORM', problem: null }),
  }
}
