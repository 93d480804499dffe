import { completeOrderNumber, orderNumberForm } from '@irodori/rules/orderNumber'
import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import { SHOP_PREFIX } from './shopPrefix.ts'

export interface GuestCredentials {
  readonly orderNumber: string
  readonly phoneNumber: string
}

type Problem = 'missing' | 'wrongForm'
export type CredentialProblems = { readonly [Field in keyof GuestCredentials]: Problem | null }

const PHONE_DIGITS = { least: 10, most: 15 } as const

/** The text that the field shows for a typed order number: its full form. */
export const completeTyped = (typed: string, before?: string): string => completeOrderNumber(typed, SHOP_PREFIX, before)

/** Problems that can be found before anything is sent. */
export function credentialProblems({ orderNumber, phoneNumber }: GuestCredentials): CredentialProblems {
  const number = completeTyped(orderNumber)
  const { length } = normalisePhoneNumber(phoneNumber)
  const hasPhoneForm = length >= PHONE_DIGITS.least && length <= PHONE_DIGITS.most
  return {
    orderNumber: number === '' ? 'missing' : orderNumberForm(number, SHOP_PREFIX) === null ? 'wrongForm' : null,
    phoneNumber: phoneNumber.trim() === '' ? 'missing' : hasPhoneForm ? null : 'wrongForm',
  }
}
