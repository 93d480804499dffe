/**
 * PHO-1: the digits of a phone number as a Japanese caller dials it: half width, no separators, +81 as the leading 0.
 * Two people mean the same phone when these are equal.
 */
export function normalisePhoneNumber(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const digits = plain.replace(/\D/g, '')
  const isInternational = /^\+\s*81/.test(plain)
  return isInternational ? `0${digits.slice(2).replace(/^0/, '')}` : digits
}

/** PHO-2: the digits that serve as security key when an order is cancelled. */
export const lastFourDigits = (phoneNumber: string): string => normalisePhoneNumber(phoneNumber).slice(-4)
