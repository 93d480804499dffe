import * as z from 'zod/mini'
import { count } from '../scalars.ts'

/** Largest file of sent parcels in bytes; a row of a carrier's export has about 1 KB. */
export const LARGEST_SHIPMENTS_FILE = 5_000_000

/** Problems that are told of one file. */
export const MOST_SHIPMENT_PROBLEMS = 100

/** Why a file of sent parcels is refused. */
export const SHIPMENT_PROBLEMS = [
  'NOT_DECODED',
  'NOT_A_TABLE',
  'COLUMN_MISSING',
  'NUMBER_MISSING',
  'TRACKING_MISSING',
  'TRACKING_INVALID',
  'CARRIER_MISSING',
  'CARRIER_UNKNOWN',
  'DAY_INVALID',
  'DAY_TO_COME',
  'PRINT_COMPANY_UNKNOWN',
  'PARCEL_NOT_NAMED',
  'ORDER_UNKNOWN',
  'SHIPPED_BEFORE',
  'NOT_IN_PRODUCTION',
] as const
export type ShipmentProblemCode = (typeof SHIPMENT_PROBLEMS)[number]

export const ShipmentProblem = z.object({
  /** Line of the file from 1; null is the file as a whole. */
  line: z.nullable(count),
  code: z.enum(SHIPMENT_PROBLEMS),
  /** What it is about: an order number, a column, or the text of a cell; '' if there is none. */
  about: z.string(),
})
export type ShipmentProblem = z.infer<typeof ShipmentProblem>

/** The problems in the details of a refusal; null if it is not about the content of a file. */
export function readShipmentProblems(details: Readonly<Record<string, unknown>>): readonly ShipmentProblem[] | null {
  const read = z.array(ShipmentProblem).safeParse(details.problems)
  return read.success ? read.data : null
}

/** What became of the orders of a file of sent parcels. */
export const ShippedOrders = z.object({
  shipped: count,
  /** Orders whose rows were read before. */
  already: count,
  /** Orders that wait for the number of another parcel. */
  partly: count,
  /** Rows of labels that were deleted at the carrier. */
  cancelled: count,
})
export type ShippedOrders = z.infer<typeof ShippedOrders>
