import type { Order } from '@irodori/contract/entities/order'
import type { Template } from '@irodori/contract/entities/template'
import type { DesignPage } from '@irodori/design/designPage'
import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import type { Answer, Caller, Login } from './caller.ts'
import type { Decision, OrderRecord } from './ledger.ts'

/** A customer with an order, and what they use. */
export interface Customer {
  readonly caller: Caller
  readonly record: OrderRecord
  readonly phoneNumber: string
  readonly pieces: number
  readonly optionId: string | null
  /** Templates of one piece, in order. */
  readonly templates: readonly Template[]
  readonly photo: PhotoFile
  /** A second photo, whose upload is abandoned. */
  readonly otherPhoto: PhotoFile
  readonly random: () => number
  /** The body of the last mail to an address; null if there is none yet. */
  readonly readMail: (address: string) => Promise<string | null>
  readonly open: (login: Login | null) => Caller
  readonly isOver: () => boolean
  /** The size of a photo after its orientation is applied. */
  readonly sizeOf: (photo: PhotoFile) => { readonly width: number; readonly height: number }
  /** Pauses for a random time of at most so many milliseconds. */
  readonly think: (most: number) => Promise<void>
  /** The hash of a page at print resolution, as the kernel of a browser computes it. */
  readonly approve: (page: DesignPage) => Promise<string>
}

/** How far a customer has come; counted at the end of the day. */
export type Outcome = 'IN_PRODUCTION' | 'WAITING' | 'CANCELLED' | 'RELEASED' | 'DRAFT' | `REFUSED ${string}` | 'LOST'

/** Ends a customer's journey: a call was refused or got no answer. */
export class Stopped extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(outcome)
    this.outcome = outcome
  }
}

/** The value of an accepted call. @throws Stopped if the call was refused or got no answer */
export function accepted<Data>(answer: Answer<Data>): Data {
  if (answer.ok) return answer.value
  throw new Stopped(answer.error.code === 'LOST' ? 'LOST' : `REFUSED ${answer.error.errorCode}`)
}

export const readOrder = async ({ caller, record }: Customer): Promise<Order> =>
  accepted(await caller.ask<Order>({ method: 'GET', path: `/api/guest/order/${record.orderNumber}` }))

/** Repeats a decision until it is answered. The ledger records it before the first attempt. */
export async function decide(
  { caller, record }: Customer,
  what: Decision['what'],
  call: { method: string; path: string; body?: () => unknown },
) {
  const decision: Decision = { what, isAcknowledged: false }
  record.decisions.push(decision)
  const answer = await caller.ask(call)
  // If a repeated call is refused, an earlier attempt may have been carried out.
  const isRefused = !answer.ok && answer.error.code === 'REFUSED' && !answer.error.isRepeated
  if (isRefused) record.decisions.splice(record.decisions.indexOf(decision), 1)
  decision.isAcknowledged = answer.ok
  return accepted(answer)
}
