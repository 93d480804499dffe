import { OrderAmounts } from '@irodori/contract/entities/amounts'
import { PRINT_CHECKS } from '@irodori/contract/entities/design'
import { HandOverNote } from '@irodori/contract/entities/handOverNote'
import { EC_TYPES, ORDER_STATUSES, Orderer, PROCESS_METHODS, Receiver } from '@irodori/contract/entities/order'
import { PRINT_COMPANIES } from '@irodori/contract/entities/product'
import * as z from 'zod'

const day = z.iso.date()
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** How a piece is wrapped: the package plan that the customer chose. */
const Wrapping = z.object({ id: z.string(), identifier: z.string(), name: z.string(), isFree: z.boolean() })

const HandedPage = z.object({
  designId: z.string(),
  /** -1 is the cover of a booklet. */
  pageNumber: z.string(),
  sideNumber: z.int(),
  /** Name of its print picture among the files of the order; null until it is rendered. */
  file: z.string().nullable(),
  /** SHA-256 of the pixels of the print picture; null until it is rendered. */
  pixelSha256: sha256.nullable(),
  /** SHA-256 of the pixels that the customer approved; null if the browser could not show them. */
  approvedSha256: sha256.nullable(),
  printCheck: z.enum(PRINT_CHECKS),
  /** Name of the reduced picture in the folder of the order; null until the page is rendered. */
  preview: z.string().nullable(),
})

const HandedPiece = z.object({
  groupNumber: z.int(),
  /** Null if the product is no longer in the catalogue. */
  parcelId: z.string().nullable(),
  productId: z.string(),
  productName: z.string(),
  option: z.object({ identifier: z.string(), name: z.string() }).nullable(),
  wrapping: Wrapping.nullable(),
  /** Cards in the print PDF, each with a row of the customer's list; null if the pages are printed once. */
  cards: z.int().nullable(),
  /** The print PDF among the files of the order; null before its production. */
  print: z.object({ file: z.string(), sha256 }).nullable(),
  pages: z.array(HandedPage),
})
export type HandedPiece = z.infer<typeof HandedPiece>

const HandedParcel = z.object({
  id: z.string(),
  printCompany: z.enum(PRINT_COMPANIES),
  plannedShipDate: day.nullable(),
  /** Null leaves the day to the carrier. */
  deliveryDay: day.nullable(),
  /** A band of the carrier; null leaves the time to it. */
  deliveryTime: z.string().nullable(),
  shipment: z.object({ carrierName: z.string(), trackingNumber: z.string().nullable() }).nullable(),
  deliveredDay: day.nullable(),
  groupNumbers: z.array(z.int()),
})
export type HandedParcel = z.infer<typeof HandedParcel>

/** All that printing, packing and sending an order needs. This schema is its only description. */
export const HandOver = z.object({
  version: z.literal(1),
  order: z.object({
    number: z.string(),
    status: z.enum(ORDER_STATUSES),
    /** Null is the shop's own site. */
    shop: z.enum(EC_TYPES).nullable(),
    orderedAt: z.iso.datetime({ offset: true }),
    payMethod: z.string(),
    isPaid: z.boolean(),
    /** The total in yen, as the shop of the order stated it; null if it stated none. */
    totalPrice: z.int().nonnegative().nullable(),
    /** What is stated beside the total, with what the customer pays by it. */
    amounts: OrderAmounts,
    /** The status in which the staff hold the order; null if they do not. */
    heldFrom: z.enum(ORDER_STATUSES).nullable(),
    processMethod: z.enum(PROCESS_METHODS),
    shippedDay: day.nullable(),
  }),
  people: z.object({
    orderer: Orderer,
    ordererPhone: z.string(),
    receiver: z.object(Receiver.shape).omit({ id: true }),
  }),
  /** The digital message that the order is given with; null without one. */
  message: z
    .object({
      address: z.url(),
      state: z.enum(['NOT_RELEASED', 'WAITS_FOR_RECIPIENT', 'STARTED']),
      /** When production starts without an answer of the recipient. */
      autoStartAt: z.iso.datetime({ offset: true }).nullable(),
    })
    .nullable(),
  lines: z.array(
    z.object({
      productId: z.string(),
      productName: z.string().nullable(),
      bought: z.int().nonnegative(),
      boughtWithChargeableWrapping: z.int().nonnegative(),
    }),
  ),
  parcels: z.array(HandedParcel),
  pieces: z.array(HandedPiece),
  notes: z.array(HandOverNote),
})
export type HandOver = z.infer<typeof HandOver>

/** A parcel with the order that it belongs to. */
export interface PackedParcel {
  readonly handOver: HandOver
  readonly parcel: HandedParcel
}
