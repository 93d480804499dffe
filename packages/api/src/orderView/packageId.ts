import type { PrintCompany } from '@irodori/contract'

/** What one print company makes of an order goes into one parcel. */
export const packageIdOf = (orderId: string, printCompany: PrintCompany): string => `${orderId}-${printCompany}`
