import { completeOrderNumber, orderNumberForm } from '@irodori/rules/orderNumber'
import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'

export interface GuestCredentials {
  readonly orderNumber: string
  readonly phoneNumber: string
}

type Problem = 'missing' | 'wrongForm'
export type CredentialProblems = { readonly [Field in keyof GuestCredentials]: Problem | null }

const PHONE_DIGITS = { least: 10, most: 15 } as const

/** The text that the field shows for a typed order number: its full form. */
export const completeTyped = (typed: string, shopPrefix: string, before?: string): string =>
  completeOrderNumber(typed, shopPrefix, before)

/** Problems that can be found before anything is sent. */
export function credentialProblems(
  { orderNumber, phoneNumber }: GuestCredentials,
  shopPrefix: string,
): CredentialProblems {
  const number = completeTyped(orderNumber, shopPrefix)
  const { length } = normalisePhoneNumber(phoneNumber)
  const hasPhoneForm = length >= PHONE_DIGITS.least && length <= PHONE_DIGITS.most
  return {
    orderNumber: number === '' ? 'missing' : orderNumberForm(number, shopPrefix) === null ? 'wrongForm' : null,
    phoneNumber: phoneNumber.trim() === '' ? 'missing' : hasPhoneForm ? null : 'wrongForm',
  }
}
