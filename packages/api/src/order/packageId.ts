import type { PrintCompany } from '@irodori/contract/entities/product'

/** The id of a parcel: each print company sends one parcel per order. */
export const packageIdOf = (orderId: string, printCompany: PrintCompany): string => `${orderId}-${printCompany}`
