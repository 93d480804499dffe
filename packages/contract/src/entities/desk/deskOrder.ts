import * as z from 'zod/mini'
import { OrderAmounts } from '../amounts.ts'
import { PRINT_CHECKS } from '../design.ts'
import { ORDER_STATUSES, Orderer, PROCESS_METHODS } from '../order.ts'
import { PRINT_COMPANIES } from '../product.ts'
import { count, dateTime, day } from '../scalars.ts'
import { HandOverNote } from './handOverNote.ts'
import { ListedOrder } from './listedOrder.ts'
import { StuckOrder } from './stuckOrder.ts'

/** What the staff can do with an order. */
export const ORDER_ACTIONS = [
  'HOLD',
  'RESUME',
  'RETRY',
  'SHIP',
  'TRACK',
  'NOTE_ARRIVAL',
  'CHANGE_RECEIVER',
  'WRITE_LETTER',
  'ASK_TO_REORDER',
  'CANCEL',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/**
 * Why an action is refused: by the role of the member, by the status of the order, because it would have no effect, or
 * because no e-mail address of the customer is known.
 */
export const ACTION_REFUSALS = ['ROLE', 'STATUS', 'NOTHING_TO_RETRY', 'NO_ADDRESS'] as const
export type ActionRefusal = (typeof ACTION_REFUSALS)[number]

/** Characters of a letter to a customer. */
export const LONGEST_LETTER = 3000

/** The states of a mail on its way. */
const MAIL_STATES = ['WAITING', 'SENT', 'FAILED'] as const

const page = z.object({
  designId: z.string(),
  /** -1 is the cover of a booklet. */
  pageNumber: z.string(),
  sideNumber: z.int(),
  printCheck: z.enum(PRINT_CHECKS),
  /** Addresses of the print picture and its reduced copy, which a session of the desk can load; null until it is rendered. */
  pictures: z.nullable(z.object({ small: z.string(), large: z.string() })),
})

/** An order with all that the staff see of it. What the role of the member may not see is null. */
export const DeskOrder = z.object({
  ...ListedOrder.shape,
  processMethod: z.enum(PROCESS_METHODS),
  payMethod: z.string(),
  amounts: OrderAmounts,
  shippedDay: z.nullable(day),
  /** Whether its print files were handed over and are kept. */
  hasPrintFiles: z.boolean(),
  /** When designs and photos were erased because their time was over; null while they are kept. */
  designsErasedAt: z.nullable(dateTime),
  orderer: Orderer,
  contact: z.nullable(z.object({ phoneNumber: z.string(), email: z.nullable(z.string()) })),
  receiver: Orderer,
  address: z.nullable(
    z.object({
      zipCode: z.string(),
      prefecture: z.string(),
      city: z.string(),
      subAddress1: z.string(),
      subAddress2: z.string(),
      phoneNumber: z.string(),
    }),
  ),
  /** The digital message that the order is given with; null without one. */
  message: z.nullable(
    z.object({
      state: z.enum(['NOT_RELEASED', 'WAITS_FOR_RECIPIENT', 'STARTED']),
      /** When production starts without an answer of the recipient. */
      autoStartAt: z.nullable(dateTime),
    }),
  ),
  parcels: z.array(
    z.object({
      id: z.string(),
      printCompany: z.enum(PRINT_COMPANIES),
      plannedShipDay: z.nullable(day),
      /** Null leaves the day to the carrier. */
      deliveryDay: z.nullable(day),
      /** A band of the carrier; null leaves the time to it. */
      deliveryTime: z.nullable(z.string()),
      /** Null until the parcel is sent. */
      shipment: z.nullable(z.object({ carrierName: z.string(), trackingNumber: z.nullable(z.string()) })),
      deliveredDay: z.nullable(day),
      groupNumbers: z.array(z.int()),
    }),
  ),
  pieces: z.array(
    z.object({
      groupNumber: z.int(),
      productId: z.string(),
      productName: z.string(),
      option: z.nullable(z.object({ identifier: z.string(), name: z.string() })),
      wrapping: z.nullable(z.object({ id: z.string(), identifier: z.string(), name: z.string(), isFree: z.boolean() })),
      /** Cards in the print PDF, each with a row of the customer's list; null if the pages are printed once. */
      cards: z.nullable(count),
      pages: z.array(page),
    }),
  ),
  notes: z.array(HandOverNote),
  history: z.array(
    z.object({ event: z.string(), from: z.enum(ORDER_STATUSES), to: z.enum(ORDER_STATUSES), at: dateTime }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      recipient: z.nullable(z.string()),
      writtenAt: dateTime,
      state: z.enum(MAIL_STATES),
      /** When it was sent, or given up; null while it waits. */
      settledAt: z.nullable(dateTime),
    }),
  ),
  cancellation: z.nullable(z.object({ by: z.enum(['CUSTOMER', 'SHOP']), note: z.string(), at: dateTime })),
  /** Null unless its hand-over has stopped. */
  stuck: z.nullable(StuckOrder),
  /** The carriers of the shop, for its parcels. */
  carriers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Each action, with the reason why the member cannot do it now. */
  actions: z.array(z.object({ action: z.enum(ORDER_ACTIONS), refusal: z.nullable(z.enum(ACTION_REFUSALS)) })),
})
export type DeskOrder = z.infer<typeof DeskOrder>
