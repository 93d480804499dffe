import { defaultDeliveryTime, NOT_SPECIFIED } from '@irodori/rules/deliveryDate'

/** The delivery day and time that the recipient chose; 指定なし means any. */
export interface AcceptInput {
  readonly deliveryDate: string
  readonly deliveryTime: string
}

/** GFT-14: the initial choice: any day, in the morning. */
export const INITIAL_ACCEPT_INPUT: AcceptInput = {
  deliveryDate: NOT_SPECIFIED,
  deliveryTime: defaultDeliveryTime(true) ?? NOT_SPECIFIED,
}

/** The body of the acceptance. GFT-15: a day that is no longer offered is sent as any day. */
export const acceptBody = ({ deliveryDate, deliveryTime }: AcceptInput, offered: readonly string[]) => ({
  deliveryDate: offered.includes(deliveryDate) ? deliveryDate : null,
  deliveryTime: deliveryTime === NOT_SPECIFIED ? null : deliveryTime,
})
