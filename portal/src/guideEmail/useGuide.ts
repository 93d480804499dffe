import { useClient } from '@irodori/client/ClientProvider'
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

/** GDE-1: finds the orders of an e-mail address and a phone number, and reads the mail of one of them. */
export function useGuide() {
  const client = useClient()
  const [view, setView] = useState<GuideView>({ kind: 'FORM' })
  const [pending, setPending] = useState<PendingCall>(null)
  const [problem, setProblem] = useState<GuideProblem | null>(null)

  useEffect(() => {
    if (problem === null || problem === 'TIMED_OUT') return
    const timer = setTimeout(() => setProblem(null), PROBLEM_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [problem])

  async function find(contact: Contact): Promise<void> {
    if (pending !== null) return
    setPending('ORDERS')
    setProblem(null)
    const result = await client.call(listGuideOrders, { params: { ecSite: MARKETPLACE, ...contact } })
    setPending(null)
    if (result.ok) setView({ kind: 'ORDERS', contact, orders: result.value })
    else setProblem(guideProblem(result.error))
  }

  async function open(orderNumber: string): Promise<void> {
    if (view.kind !== 'ORDERS' || pending !== null) return
    setPending({ orderNumber })
    setProblem(null)
    const result = await client.call(readGuideEmail, { params: { ...view.contact, orderNumber } })
    setPending(null)
    if (result.ok) setView({ kind: 'MAIL', back: view, mail: result.value })
    else setProblem(guideProblem(result.error))
  }

  return {
    view,
    pending,
    problem,
    find: (contact: Contact) => void find(contact),
    open: (orderNumber: string) => void open(orderNumber),
    /** GDE-4: leads from the mail to the list, and from the list to the form. */
    back: () => setView((last) => (last.kind === 'MAIL' ? last.back : { kind: 'FORM' })),
    dismissProblem: () => setProblem(null),
  }
}
