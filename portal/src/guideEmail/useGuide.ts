import { useClient } from '@irodori/client/react'
import type { AnswerOf, ShownMail } from '@irodori/contract'
import { listGuideOrders, readGuideEmail } from '@irodori/contract/endpoints/afterOrder'
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

/** What was asked for and has not come yet: the list, or the mail of one order. */
export type Awaited = 'ORDERS' | { readonly orderNumber: string } | null

const PROBLEM_SHOWN_MS = 15_000
/** The only marketplace that hides its customers' addresses, so that the shop's own mails do not reach them. */
const HIDING_SHOP = 'YAHOO'

/** GDE-1, GDE-2: the orders that were placed with an address and a phone number, and the mail of one of them. */
export function useGuide() {
  const client = useClient()
  const [view, setView] = useState<GuideView>({ kind: 'FORM' })
  const [awaited, setAwaited] = useState<Awaited>(null)
  const [problem, setProblem] = useState<GuideProblem | null>(null)

  useEffect(() => {
    if (problem === null || problem === 'TIMED_OUT') return
    const timer = setTimeout(() => setProblem(null), PROBLEM_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [problem])

  async function find(contact: Contact): Promise<void> {
    if (awaited !== null) return
    setAwaited('ORDERS')
    setProblem(null)
    const result = await client.call(listGuideOrders, { params: { ecSite: HIDING_SHOP, ...contact } })
    setAwaited(null)
    if (result.ok) setView({ kind: 'ORDERS', contact, orders: result.value })
    else setProblem(guideProblem(result.error))
  }

  async function open(orderNumber: string): Promise<void> {
    if (view.kind !== 'ORDERS' || awaited !== null) return
    setAwaited({ orderNumber })
    setProblem(null)
    const result = await client.call(readGuideEmail, { params: { ...view.contact, orderNumber } })
    setAwaited(null)
    if (result.ok) setView({ kind: 'MAIL', back: view, mail: result.value })
    else setProblem(guideProblem(result.error))
  }

  return {
    view,
    awaited,
    problem,
    find: (contact: Contact) => void find(contact),
    open: (orderNumber: string) => void open(orderNumber),
    /** GDE-4: from the mail to the list, from the list to the form. */
    back: () => setView((last) => (last.kind === 'MAIL' ? last.back : { kind: 'FORM' })),
    forget: () => setProblem(null),
  }
}
