/** Orders that are packed together at most. */
export const MOST_PACKED_ORDERS = 100

/** Paper of packing slips: A4, or 100 × 150 mm, the paper of label printers. */
export const SLIP_SIZES = ['A4', '100X150'] as const
export type SlipSize = (typeof SLIP_SIZES)[number]

/** Address labels of a sheet, two in a row. */
export const LABELS_PER_SHEET = 12

/** Why an order cannot be packed. */
export const PACKING_OBSTACLES = [
  'CANCELLED',
  'HELD',
  'WAITS_FOR_RECIPIENT',
  'NOTHING_TO_PACK',
  'PRODUCT_GONE',
  'NOT_IN_PRODUCTION',
  'PAGE_NOT_PRINTABLE',
] as const
