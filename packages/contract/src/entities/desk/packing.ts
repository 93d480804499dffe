/** Orders that are packed together at most. */
export const MOST_PACKED_ORDERS = 100

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
