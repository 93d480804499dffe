import type { Order, Template } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import type { Answer, Caller, Entrance } from './caller.ts'
import type { Decision, OrderRecord } from './ledger.ts'

/** What a customer has at hand. */
export interface Customer {
  readonly caller: Caller
  readonly record: OrderRecord
  readonly phoneNumber: string
  readonly pieces: number
  readonly optionId: string | null
  /** Of one piece, one after the other. */
  readonly templates: readonly Template[]
  readonly photo: PhotoFile
  /** One that she thinks better of. */
  readonly otherPhoto: PhotoFile
  readonly random: () => number
  /** The body of the last mail that has come to an address; null while there is none. */
  readonly readMail: (address: string) => Promise<string | null>
  readonly open: (entrance: Entrance | null) => Caller
  readonly isOver: () => boolean
  /** Of a photo, as it stands upright. */
  readonly sizeOf: (photo: PhotoFile) => { readonly width: number; readonly height: number }
  /** Milliseconds that somebody thinks. */
  readonly think: (most: number) => Promise<void>
  /** The hash of a page at print scale, as a browser's kernel makes it. */
  readonly approve: (page: DesignPage) => Promise<string>
}

/** How far a customer came; what is told to the staff at the end of a day. */
export type Outcome = 'MADE' | 'WAITING' | 'CANCELLED' | 'RELEASED' | 'DRAFT' | `REFUSED ${string}` | 'LOST'

/** Leaves the flow where an answer is missing or is a refusal. */
export class Stopped extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(outcome)
    this.outcome = outcome
  }
}

export function given<Data>(answer: Answer<Data>): Data {
  if (answer.kind === 'DONE') return answer.data
  throw new Stopped(answer.kind === 'LOST' ? 'LOST' : `REFUSED ${answer.errorCode}`)
}

export const read = async ({ caller, record }: Customer): Promise<Order> =>
  given(await caller.ask<Order>({ method: 'GET', path: `/api/guest/order/${record.orderNumber}` }))

/** Asks for something until it is acknowledged; it is written down before it is sent. */
export async function decide(
  { caller, record }: Customer,
  what: Decision['what'],
  call: { method: string; path: string; body?: () => unknown },
) {
  const decision: Decision = { what, isAcknowledged: false }
  record.decisions.push(decision)
  const answer = await caller.ask(call)
  // What is refused at a later try may have been done by an earlier one.
  if (answer.kind === 'REFUSED' && !answer.isRepeated) record.decisions.splice(record.decisions.indexOf(decision), 1)
  decision.isAcknowledged = answer.kind === 'DONE'
  return given(answer)
}
