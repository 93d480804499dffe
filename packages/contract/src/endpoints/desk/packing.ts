import * as z from 'zod/mini'
import { CARRIER_FORMATS, LABELS_PER_SHEET, MOST_PACKED_ORDERS, SLIP_SIZES } from '../../entities/desk/packing.ts'
import { countText, orderNumber } from '../../entities/scalars.ts'
import { LARGEST_SHIPMENTS_FILE, ShippedOrders } from '../../entities/desk/shipmentsFile.ts'
import { endpoint } from '../../protocol/endpoint.ts'

const PACKERS = ['OWNER', 'CLERK', 'PRODUCTION'] as const

/** Order numbers with commas between them. */
const orders = z.string().check(z.minLength(1), z.maxLength(MOST_PACKED_ORDERS * 41))

/** The packing slips of orders as one PDF: a slip for each parcel, with its pictures, wrapping and delivery. */
export const downloadPackingSlips = endpoint({
  method: 'GET',
  path: '/api/desk/packing/slips',
  access: 'STAFF',
  roles: PACKERS,
  query: z.object({ orders, /** A4 by default. */ size: z.optional(z.enum(SLIP_SIZES)) }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'ORDER_NUMBER_NOT_FOUND', 'ORDER_CANNOT_BE_PACKED'],
})

/** The addresses of the parcels of orders as one PDF of sheets with 12 labels, a label for each parcel. */
export const downloadAddressLabels = endpoint({
  method: 'GET',
  path: '/api/desk/packing/address-labels',
  access: 'STAFF',
  roles: PACKERS,
  query: z.object({
    orders,
    /** The label of the first sheet on which the first address stands, by rows from 1, the default. */
    first: z.optional(z.pipe(countText, z.int().check(z.minimum(1), z.maximum(LABELS_PER_SHEET)))),
  }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'ORDER_NUMBER_NOT_FOUND', 'ORDER_CANNOT_BE_PACKED'],
})

/** The parcels of orders as a table, or as the file that the program of a carrier imports; CSV. */
export const downloadCarrierTable = endpoint({
  method: 'GET',
  path: '/api/desk/packing/carrier-table',
  access: 'STAFF',
  roles: PACKERS,
  query: z.object({
    orders,
    /** GENERAL by default. The others need the part `shipping` of the shop's profile, and are not available without it. */
    format: z.optional(z.enum(CARRIER_FORMATS)),
    /** CP932 by default, which lacks some characters of names; they become 〓. Programs of carriers read no other. */
    encoding: z.optional(z.enum(['CP932', 'UTF8'])),
  }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'ORDER_NUMBER_NOT_FOUND', 'ORDER_CANNOT_BE_PACKED', 'NOT_AVAILABLE'],
})

/** The print PDF of a piece, as it was handed over to print. */
export const downloadPrintFile = endpoint({
  method: 'GET',
  path: '/api/desk/orders/{orderNumber}/prints/{groupNumber}',
  access: 'STAFF',
  roles: PACKERS,
  params: z.object({ orderNumber, groupNumber: z.string().check(z.regex(/^\d{1,6}$/)) }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['ORDER_NUMBER_NOT_FOUND', 'NOT_FOUND'],
})

/**
 * Marks the orders of a file of sent parcels as shipped, all or none: the export of a carrier's program, or a table. A
 * refusal has `problems`.
 */
export const shipParcels = endpoint({
  method: 'POST',
  path: '/api/desk/packing/shipments',
  access: 'STAFF',
  roles: PACKERS,
  bodyKind: 'MULTIPART',
  body: z.object({}),
  answer: ShippedOrders,
  errors: ['REQUEST_INVALID'],
  maxFileBytes: LARGEST_SHIPMENTS_FILE,
})
