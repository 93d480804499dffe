import { createHash, timingSafeEqual } from 'node:crypto'
import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'

const digest = (phoneNumber: string): Buffer => createHash('sha256').update(normalisePhoneNumber(phoneNumber)).digest()

/**
 * Compares digests, so that the time reveals neither a matching prefix nor a length. An order without a phone number
 * matches no claim.
 */
export const isSamePhone = (kept: string, given: string): boolean =>
  timingSafeEqual(digest(kept), digest(given)) && normalisePhoneNumber(kept) !== ''
