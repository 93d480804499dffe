import type { OrderStatus } from '@irodori/contract/entities/order'

/** The two sides of the only piece of the order. */
export const PAGES = ['FRONT', 'BACK'] as const
export type PageName = (typeof PAGES)[number]

/** A page as an answer shows it. */
interface ShownPage {
  /** The text on the page. */
  readonly content: string
  /** Its `updatedAt`. */
  readonly version: string
}

export type ShownPages = Readonly<Record<PageName, ShownPage | null>>

/** What happens to an order: calls of its customer, runs of its jobs, and steps of the clock. */
export type OrderAct =
  /** Sets the clock of both servers, in milliseconds since 1970. */
  | { readonly kind: 'CLOCK'; readonly to: number }
  /** With the version of the page that it is based on: null for none, undefined to overwrite any. */
  | { readonly kind: 'SAVE'; readonly page: PageName; readonly content: string; readonly basedOn?: string | null }
  | { readonly kind: 'READ' | 'READ_STATUS' }
  /** With the version of the order that was shown; undefined to accept any. */
  | { readonly kind: 'START'; readonly version?: string }
  | { readonly kind: 'TAKE_BACK'; readonly version?: string }
  | { readonly kind: 'CANCEL' }
  /** Runs of the two jobs, by the job runner of a server. */
  | { readonly kind: 'WAITING_END_RUN' | 'HAND_OVER_RUN' }
  /** Counts the effects, when no job is due or running. */
  | { readonly kind: 'INSPECT' }

/** An act with the time of the clock when it began, in milliseconds since 1970. */
export type OrderCall = OrderAct & { readonly clockAtCall: number }

/** How often each effect has happened. */
export interface Effects {
  readonly starts: number
  readonly takeBacks: number
  readonly waitingEnds: number
  readonly handOvers: number
  readonly cancellations: number
  readonly startMails: number
  readonly takeBackMails: number
  readonly handOverMails: number
  readonly cancellationMails: number
  /** Pieces that are missing in the stock. */
  readonly piecesTaken: number
}

export interface ShownOrder {
  readonly status: OrderStatus
  /** Its `updatedAt`. */
  readonly version: string
  /** When the waiting period began, in milliseconds since 1970; null without one. */
  readonly began: number | null
  readonly pages: ShownPages
}

export type OrderAnswer =
  | { readonly kind: 'DONE' }
  | { readonly kind: 'REFUSED'; readonly code: string; readonly pages?: ShownPages }
  | { readonly kind: 'SAVED'; readonly version: string }
  | { readonly kind: 'SHOWN'; readonly order: ShownOrder }
  | { readonly kind: 'STATUS'; readonly status: OrderStatus; readonly version: string }
  | { readonly kind: 'STARTED'; readonly order: ShownOrder; readonly ends: number }
  | { readonly kind: 'INSPECTED'; readonly status: OrderStatus; readonly effects: Effects }
