import { checkDeliveryDate, type Day, type DeliveryQuestion, type DeliveryViolation, tokyoDay } from '@irodori/rules'

/** Why a day of the calendar cannot be chosen. */
export type DateRefusal = DeliveryViolation | { readonly reason: 'PAST' } | { readonly reason: 'SHOP_REFUSED' }

export type DateAnswer = { readonly ok: true; readonly shippingStart: Day } | ({ readonly ok: false } & DateRefusal)

/**
 * PCK-7: whether a day can be chosen and, if not, why.
 * @param refused days that the server has refused: it knows of days off that the calendar of the screen does not
 */
export function dateAnswer(day: Day, question: DeliveryQuestion, refused: ReadonlySet<Day>): DateAnswer {
  if (day < tokyoDay(question.now)) return { ok: false, reason: 'PAST' }
  if (refused.has(day)) return { ok: false, reason: 'SHOP_REFUSED' }
  const checked = checkDeliveryDate(day, question)
  return checked.ok ? { ok: true, shippingStart: checked.value } : { ok: false, ...checked.error }
}

/** PCK-9: a day that was chosen earlier stays while it still can be chosen, and is cleared otherwise. */
export const stillChosen = (chosen: Day | null, question: DeliveryQuestion): Day | null =>
  chosen !== null && dateAnswer(chosen, question, new Set()).ok ? chosen : null
