/** Marks the address of a design that is opened from the list of designs that were begun on this device. */
const MARK = 'continue'

export const continuedAddress = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}${MARK}=1`

/** @param query of an address, with its question mark */
export const isContinued = (query: string): boolean => new URLSearchParams(query).has(MARK)
