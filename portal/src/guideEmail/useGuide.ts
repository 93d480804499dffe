import type { CallError } from '@irodori/client/callError'
import { useCallMutation } from '@irodori/client/useCallMutation'
import type { AnswerOf } from '@irodori/contract/endpoint'
import { listGuideOrders, readGuideEmail } from '@irodori/contract/endpoints/afterOrder'
import type { ShownMail } from '@irodori/contract/entities/help'
import { useEffect, useState } from 'react'
import { type GuideProblem, guideProblem } from './guideProblem.ts'

export interface Contact {
  readonly email: string
  readonly phoneNumber: string
}

export type GuideOrder = AnswerOf<typeof listGuideOrders>[number]

export type GuideView =
  | { readonly kind: 'FORM' }
  | { readonly kind: 'ORDERS'; readonly contact: Contact; readonly orders: readonly GuideOrder[] }
  | { readonly kind: 'MAIL'; readonly back: Extract<GuideView, { kind: 'ORDERS' }>; readonly mail: ShownMail }

/** The call in progress: the list, or the mail of one order. */
export type PendingCall = 'ORDERS' | { readonly orderNumber: string } | null

const PROBLEM_SHOWN_MS = 15_000
/** The only marketplace that hides the e-mail addresses of its customers, so that mails of the shop do not arrive. */
const MARKETPLACE = 'YAHOO'

const isOf = (contact: Contact, { email, phoneNumber }: Contact): boolean =>
  contact.email === email && contact.phoneNumber === phoneNumber

/** GDE-1: finds the orders of an e-mail address and a phone number, and reads the mail of one of them. */
export function useGuide() {
  const [view, setView] = useState<GuideView>({ kind: 'FORM' })
  const [problem, setProblem] = useState<GuideProblem | null>(null)

  useEffect(() => {
    if (problem === null || problem === 'TIMED_OUT') return
    const timer = setTimeout(() => setProblem(null), PROBLEM_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [problem])

  const onError = (error: CallError) => setProblem(guideProblem(error))
  const finding = useCallMutation(listGuideOrders, {
    onSuccess: (orders, { params: { email, phoneNumber } }) =>
      setView({ kind: 'ORDERS', contact: { email, phoneNumber }, orders }),
    onError,
  })
  const opening = useCallMutation(readGuideEmail, {
    onSuccess: (mail, { params }) =>
      // The customer may have gone back meanwhile, and entered another contact.
      setView((last) =>
        last.kind === 'ORDERS' && isOf(last.contact, params) ? { kind: 'MAIL', back: last, mail } : last,
      ),
    onError,
  })
  const pending: PendingCall = finding.isPending
    ? 'ORDERS'
    : opening.isPending && opening.input
      ? { orderNumber: opening.input.params.orderNumber }
      : null

  return {
    view,
    pending,
    problem,
    find: (contact: Contact) => {
      setProblem(null)
      void finding.run({ params: { ecSite: MARKETPLACE, ...contact } })
    },
    open: (orderNumber: string) => {
      if (view.kind !== 'ORDERS') return
      setProblem(null)
      void opening.run({ params: { ...view.contact, orderNumber } })
    },
    /** GDE-4: leads from the mail to the list, and from the list to the form. */
    back: () => setView((last) => (last.kind === 'MAIL' ? last.back : { kind: 'FORM' })),
    dismissProblem: () => setProblem(null),
  }
}
