import { defaultDeliveryTime, NOT_SPECIFIED } from '@irodori/rules'

/** What the recipient chose; 指定なし for any day and any time. */
export interface AcceptInput {
  readonly deliveryDate: string
  readonly deliveryTime: string
}

/** Any day, in the morning, until the recipient says otherwise. */
export const INITIAL_ACCEPT_INPUT: AcceptInput = {
  deliveryDate: NOT_SPECIFIED,
  deliveryTime: defaultDeliveryTime(true) ?? NOT_SPECIFIED,
}

/** As it is sent. A day that was refused and is not offered any more is no wish. */
export const acceptBody = ({ deliveryDate, deliveryTime }: AcceptInput, offered: readonly string[]) => ({
  deliveryDate: offered.includes(deliveryDate) ? deliveryDate : null,
  deliveryTime: deliveryTime === NOT_SPECIFIED ? null : deliveryTime,
})
