/**
 * PHO-1: the digits of a phone number as dialled in Japan: half width, no separators, +81 as the leading 0.
 * Two numbers are the same phone if their normal forms are equal.
 */
export function normalisePhoneNumber(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const digits = plain.replace(/\D/g, '')
  const isInternational = /^\D*\+\D*81/.test(plain)
  return isInternational ? `0${digits.slice(2).replace(/^0/, '')}` : digits
}

/** PHO-2: the last four digits, which are the security key of a cancellation. */
export const lastFourDigits = (phoneNumber: string): string => normalisePhoneNumber(phoneNumber).slice(-4)
