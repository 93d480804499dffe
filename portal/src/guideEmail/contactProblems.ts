import { normalisePhoneNumber } from '@irodori/rules'
import type { Contact } from './useGuide.ts'

/** The words for what is wrong with each field, by their key. */
export type ContactProblems = {
  readonly [Field in keyof Contact]: `${Field}.missing` | `${Field}.wrongForm` | null
}

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const LEAST_DIGITS = 10

/** GDE-2: what can be told to be wrong before the server is asked. */
export function contactProblems({ email, phoneNumber }: Contact): ContactProblems {
  const digits = normalisePhoneNumber(phoneNumber).length
  return {
    email: email.trim() === '' ? 'email.missing' : MAIL.test(email.trim()) ? null : 'email.wrongForm',
    phoneNumber:
      phoneNumber.trim() === '' ? 'phoneNumber.missing' : digits >= LEAST_DIGITS ? null : 'phoneNumber.wrongForm',
  }
}
