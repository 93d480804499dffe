import type { Result } from '@irodori/result'
import { err } from '@irodori/result'
import type { DeliveryQuestion, DeliveryViolation } from '@irodori/rules/deliveryDate'
import { checkDeliveryDate } from '@irodori/rules/deliveryDate'
import type { Day } from '@irodori/rules/tokyoDay'
import { tokyoDay } from '@irodori/rules/tokyoDay'

/** Why a day of the calendar cannot be chosen. */
export type DateProblem = DeliveryViolation | { readonly reason: 'PAST' } | { readonly reason: 'SHOP_REFUSED' }

/**
 * PCK-7: checks whether a day can be chosen as the delivery date.
 * @param refused days that the server has refused; it knows days off that the calendar of the screen does not contain
 * @returns the first day on which the parcel can ship, or why the day cannot be chosen
 */
export function checkDate(day: Day, question: DeliveryQuestion, refused: ReadonlySet<Day>): Result<Day, DateProblem> {
  if (day < tokyoDay(question.now)) return err({ reason: 'PAST' })
  if (refused.has(day)) return err({ reason: 'SHOP_REFUSED' })
  return checkDeliveryDate(day, question)
}

/** PCK-9: keeps a chosen day while it can still be chosen; otherwise null, which clears the choice. */
export const keepChosenDay = (chosen: Day | null, question: DeliveryQuestion): Day | null =>
  chosen !== null && checkDate(chosen, question, new Set()).ok ? chosen : null
