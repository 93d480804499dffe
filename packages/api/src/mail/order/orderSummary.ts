import type { Day } from '@irodori/rules/tokyoDay'
import type { MailPicture } from '../../database/tables/mailContent.ts'

/** A number of pieces that share something: an option or a wrapping. */
export interface NamedPieces {
  readonly name: string
  readonly pieces: number
}

/** A product of an order as its mails show it. */
export interface SummaryItem {
  readonly name: string
  readonly pieces: number
  readonly options: readonly NamedPieces[]
  readonly wrappings: readonly NamedPieces[]
  /** One of each designed piece, at most as many as a mail holds. */
  readonly pictures: readonly MailPicture[]
  /** Designed pieces without a picture in the mail. */
  readonly morePieces: number
}

/** A delivery choice; null leaves the day or the time open. */
export interface SummaryDelivery {
  readonly day: Day | null
  readonly time: string | null
}

/** What the mails of an order say about it: only what is known when the mail is written. */
export interface OrderSummary {
  readonly orderNumber: string
  /** '' if the marketplace has not disclosed it. */
  readonly ordererName: string
  readonly items: readonly SummaryItem[]
  /** Lines of the receiver's address; none if the marketplace has not disclosed it. */
  readonly address: readonly string[]
  /** One entry for all parcels with the same choice; none before the customer has chosen. */
  readonly deliveries: readonly SummaryDelivery[]
  /** The ship days that were told at the start of production, each once; none before it. */
  readonly shipDays: readonly Day[]
  /** Yen with tax and delivery; null if the shop of the order has not stated it. */
  readonly totalPrice: number | null
  /** AMT-2: yen that the customer pays; null if that is not known. */
  readonly paidAmount: number | null
  /** '' if unknown. */
  readonly payMethod: string
  /** Whether a piece is still to be designed. */
  readonly needsDesign: boolean
}
