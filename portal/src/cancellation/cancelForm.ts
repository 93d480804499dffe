import { cancelReasonAt } from '@irodori/rules'

/** As it stands in the form: the reason by its index in the list, '' while none is chosen. */
export interface CancelForm {
  readonly orderNumber: string
  readonly securityKey: string
  readonly reason: string
  readonly reasonNote: string
}

/** The words for what is wrong with each field, by their key. */
export interface CancelProblems {
  readonly orderNumber: 'orderNumber.missing' | null
  readonly securityKey: 'securityKey.missing' | 'securityKey.wrongForm' | null
  readonly reason: 'reason.missing' | null
}

/** CNC-1: a link may bring the order number and the reason; what it brings wrongly is left to the customer. */
export function formFromLink(search: string, known: string): CancelForm {
  const query = new URLSearchParams(search)
  const reason = query.get('reason') ?? ''
  return {
    orderNumber: query.get('orderNumber') ?? known,
    securityKey: '',
    reason: cancelReasonAt(reason) === null ? '' : String(Number(reason)),
    reasonNote: '',
  }
}

/** Digits of any width, at most four of them. */
export const typedKey = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, 4)

/** CNC-2: what can be told to be wrong before the server is asked. */
export function cancelProblems({ orderNumber, securityKey, reason }: CancelForm): CancelProblems {
  return {
    orderNumber: orderNumber.trim() === '' ? 'orderNumber.missing' : null,
    securityKey: securityKey === '' ? 'securityKey.missing' : securityKey.length === 4 ? null : 'securityKey.wrongForm',
    reason: cancelReasonAt(reason) === null ? 'reason.missing' : null,
  }
}

/** The query of the cancelling call, which names a reason by the code of the marketplaces and keeps its words. */
export function cancelQuery(form: CancelForm): { securityKey: string; reason: string; reasonNote: string } {
  const reason = cancelReasonAt(form.reason)
  const note = form.reasonNote.trim()
  return {
    securityKey: form.securityKey,
    reason: String(reason?.value ?? 0),
    reasonNote: [reason?.name, note].filter(Boolean).join('／'),
  }
}
