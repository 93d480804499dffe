import type { OrderStatus } from '@irodori/contract/entities/order'
import type { Day } from '../calendar/tokyoDay.ts'
import type { DeliveryQuestion } from '../delivery/deliveryDate.ts'
import { checkDeliveryDate } from '../delivery/deliveryDate.ts'
import { isCancelled, mayChange } from './orderStatus.ts'

/** The facts that decide when a parcel leaves. */
export interface ParcelFacts {
  readonly status: OrderStatus
  readonly processMethod: 'normal' | 'digital_message'
  readonly hasLineProduct: boolean
  /** The day that the customer was told when production started; null before. */
  readonly promisedDay: Day | null
  /** The day on which the order left; null before. */
  readonly shippedDay: Day | null
  readonly deliveryDay: Day | null
  readonly isDayEnabled: boolean
  readonly question: DeliveryQuestion
}

/** SHP-7: the delivery day that counts; null where none was chosen or the chosen one has become impossible. */
export function possibleDeliveryDay({
  deliveryDay,
  isDayEnabled,
  question,
}: Pick<ParcelFacts, 'deliveryDay' | 'isDayEnabled' | 'question'>): Day | null {
  return deliveryDay !== null && isDayEnabled && checkDeliveryDate(deliveryDay, question).ok ? deliveryDay : null
}

/**
 * SHP-7: the day on which a parcel leaves if production starts now: late enough for the chosen day, else at the earliest.
 * DLV-3: it never lies before the goods are ready.
 */
export function shipDateOfStart(facts: Pick<ParcelFacts, 'deliveryDay' | 'isDayEnabled' | 'question'>): Day {
  const { question } = facts
  const day = possibleDeliveryDay(facts)
  const checked = day === null ? null : checkDeliveryDate(day, question)
  return checked?.ok ? checked.value : question.shipDate
}

/**
 * SHP-6: the day on which a parcel leaves, the only one that a customer, the staff and the print companies are told. Null
 * where there is none: a message whose recipient has not chosen yet, an order that is held or cancelled, and the messaging
 * app. SHP-8: once production has started it is the day that was told then, and after shipping the day of shipping.
 */
export function parcelShipDate(facts: ParcelFacts): Day | null {
  const { status, processMethod, hasLineProduct, promisedDay, shippedDay } = facts
  if (hasLineProduct || isCancelled(status)) return null
  if (mayChange(status)) return processMethod === 'digital_message' ? null : shipDateOfStart(facts)
  switch (status) {
    case 'SHIPPED':
      return shippedDay ?? promisedDay
    case 'WAITING_CREATION':
    case 'PENDING_CREATION':
    case 'CREATING':
      return promisedDay
    default:
      return null
  }
}
