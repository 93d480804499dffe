import { cancelReasonAt } from '@irodori/rules/cancelReason'

/** The contents of the form; the reason is its index in the list, or '' while none is chosen. */
export interface CancelForm {
  readonly orderNumber: string
  readonly securityKey: string
  readonly reason: string
  readonly reasonNote: string
}

/** The message key of the problem of each field. */
export interface CancelProblems {
  readonly orderNumber: 'orderNumber.missing' | null
  readonly securityKey: 'securityKey.missing' | 'securityKey.wrongForm' | null
  readonly reason: 'reason.missing' | null
}

/** CNC-1: fills in the order number and the reason of a link; an invalid reason stays open. */
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

/** CNC-2: the first four digits of an input; digits of full width become half width. */
export const typedKey = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, 4)

/** CNC-2: checks the form before the server does. */
export function cancelProblems({ orderNumber, securityKey, reason }: CancelForm): CancelProblems {
  return {
    orderNumber: orderNumber.trim() === '' ? 'orderNumber.missing' : null,
    securityKey: securityKey === '' ? 'securityKey.missing' : securityKey.length === 4 ? null : 'securityKey.wrongForm',
    reason: cancelReasonAt(reason) === null ? 'reason.missing' : null,
  }
}

/** CNC-3: the query of the cancellation: the code of the reason, and its text together with the note. */
export function cancelQuery(form: CancelForm): { securityKey: string; reason: string; reasonNote: string } {
  const reason = cancelReasonAt(form.reason)
  const note = form.reasonNote.trim()
  return {
    securityKey: form.securityKey,
    reason: String(reason?.value ?? 0),
    reasonNote: [reason?.name, note].filter(Boolean).join('／'),
  }
}
