import type { BodyOf } from '@irodori/contract/endpoint'
import type { enterTheatre1810 } from '@irodori/contract/endpoints/help'
import { isKatakana, normaliseKana } from '@irodori/rules/katakana'
import { parsePostalCode } from '@irodori/rules/postalCode'
import { emailProblem, normaliseTypedEmail } from '@irodori/ui/accountProblems'
import { type BirthdayProblem, birthdayBody, birthdayProblem } from './birthday.ts'
import { answerText } from './choices.ts'
import type { PictureProblem } from './picture/pictureProblem.ts'

/** The fields in the order of the form; `file` is the name of the chosen picture. */
export const EMPTY_ENTRY = {
  file: '',
  lastName: '',
  firstName: '',
  lastNameFurigana: '',
  firstNameFurigana: '',
  sex: '',
  year: '',
  month: '',
  day: '',
  email: '',
  phoneNumber: '',
  zipCode: '',
  address: '',
  iAccount: '',
  academy: '',
  academyNote: '',
  like: '',
  likeNote: '',
}
export type Field = keyof typeof EMPTY_ENTRY
export type Entry = Readonly<Record<Field, string>>

export type FieldProblem = 'missing' | 'wrongForm' | 'tooLong' | BirthdayProblem | PictureProblem

export type EntryProblems = { readonly [Name in Field]?: FieldProblem | null }

/** Maximum lengths in characters, equal to those of the server. */
export const MAX_LENGTH = {
  lastName: 50,
  firstName: 50,
  lastNameFurigana: 50,
  firstNameFurigana: 50,
  email: 254,
  phoneNumber: 20,
  zipCode: 20,
  address: 200,
  iAccount: 100,
  academyNote: 1000,
  likeNote: 1000,
} as const satisfies Partial<Record<Field, number>>

/** CMP-2: the required fields; the birthday and the e-mail address are checked separately. */
const REQUIRED = ['file', 'lastName', 'firstName', 'sex', 'academy', 'like'] as const satisfies readonly Field[]

/** CMP-2: checks an entry before it is sent; null for a field without a problem. */
export function entryProblems(entry: Entry, picture: PictureProblem | null, now: Date): EntryProblems {
  const missing = Object.fromEntries(
    REQUIRED.filter((field) => entry[field].trim() === '').map((field) => [field, 'missing' as const]),
  )
  const email = emailProblem(entry.email)
  const kana = (text: string) => (text.trim() === '' || isKatakana(normaliseKana(text)) ? null : 'wrongForm')
  return {
    ...missing,
    ...(picture ? { file: picture } : {}),
    lastNameFurigana: kana(entry.lastNameFurigana),
    firstNameFurigana: kana(entry.firstNameFurigana),
    year: birthdayProblem(entry, now),
    email: email === null ? null : email === 'missing' ? 'missing' : 'wrongForm',
    zipCode: entry.zipCode.trim() === '' || parsePostalCode(entry.zipCode) !== null ? null : 'wrongForm',
  }
}

/** The body of the call: the shop's text of each choice, and the birthday as DD/MM/YYYY. */
export function entryBody({ file: _, year, month, day, ...entry }: Entry): BodyOf<typeof enterTheatre1810> {
  return {
    ...entry,
    lastNameFurigana: normaliseKana(entry.lastNameFurigana),
    firstNameFurigana: normaliseKana(entry.firstNameFurigana),
    email: normaliseTypedEmail(entry.email),
    birthday: birthdayBody({ year, month, day }),
    sex: answerText('sex', entry.sex),
    academy: answerText('academy', entry.academy),
    like: answerText('like', entry.like),
  }
}
