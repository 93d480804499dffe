import type { Day } from '@irodori/rules/tokyoDay'

/** The delivery day and time that the customer chose for a parcel. */
export interface DeliveryChoice {
  /** Null leaves it open. */
  readonly deliveryDay: Day | null
  /** A time band, or 指定なし for any time; null while nothing was chosen. */
  readonly deliveryTime: string | null
}

/** By the id of the parcel. */
export type DeliveryChoices = ReadonlyMap<string, DeliveryChoice>
