import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import type { Contact } from './useGuide.ts'

/** The message key of the problem of each field. */
export type ContactProblems = {
  readonly [Field in keyof Contact]: `${Field}.missing` | `${Field}.wrongForm` | null
}

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MIN_DIGITS = 10

/** GDE-2: checks the form before the server does. */
export function contactProblems({ email, phoneNumber }: Contact): ContactProblems {
  const digits = normalisePhoneNumber(phoneNumber).length
  return {
    email: email.trim() === '' ? 'email.missing' : MAIL.test(email.trim()) ? null : 'email.wrongForm',
    phoneNumber:
      phoneNumber.trim() === '' ? 'phoneNumber.missing' : digits >= MIN_DIGITS ? null : 'phoneNumber.wrongForm',
  }
}
