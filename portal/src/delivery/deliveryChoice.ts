import type { Day } from '@irodori/rules/tokyoDay'

/** The delivery day and time that the customer chose for a parcel; null leaves it open. */
export interface DeliveryChoice {
  readonly deliveryDay: Day | null
  readonly deliveryTime: string | null
}

/** By the id of the parcel. */
export type DeliveryChoices = ReadonlyMap<string, DeliveryChoice>
