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

/** Forms of the file of parcels: a table of our own columns, and the files that three programs of carriers import. */
export const CARRIER_FORMATS = ['GENERAL', 'YAMATO_B2', 'SAGAWA_EHIDEN3', 'JAPAN_POST_YUPACK'] as const
export type CarrierFormat = (typeof CARRIER_FORMATS)[number]

/** Why the program of a carrier cannot take a parcel. */
export const PARCEL_PROBLEMS = [
  'OVERSEAS',
  'NUMBER_TOO_LONG',
  'SHIP_DAY_MISSING',
  'TIME_NOT_OFFERED',
  'POSTAL_CODE_INVALID',
  'ADDRESS_MISSING',
  'ADDRESS_TOO_LONG',
  'NAME_MISSING',
  'NAME_TOO_LONG',
  'PHONE_MISSING',
  'PHONE_INVALID',
  'ORDERER_MISSING',
  'ORDERER_TOO_LONG',
] as const
export type ParcelProblemCode = (typeof PARCEL_PROBLEMS)[number]
