import type { Orderer, Receiver } from '@irodori/contract/entities/order'
import { isAddressLineTooLong } from './addressLine.ts'
import { isKatakana, normaliseKana } from './katakana.ts'
import { normalisePhoneNumber } from './phoneNumber.ts'
import { formatPostalCode, parsePostalCode } from './postalCode.ts'
import { isPrefecture, isPrefectureMismatch, OVERSEAS } from './prefecture.ts'
import { latinNumerals } from './romanNumerals.ts'

/** Why a field of a name or address is refused. */
export type PersonViolation =
  | 'MISSING'
  | 'NOT_KATAKANA'
  | 'NOT_A_POSTAL_CODE'
  | 'NOT_A_PREFECTURE'
  | 'PREFECTURE_OF_OTHER_CODE'
  | 'LINE_TOO_LONG'
  | 'NOT_A_PHONE_NUMBER'

type Addressee = Omit<Receiver, 'id'>
export type FieldViolations<Field extends string> = Partial<Record<Field, PersonViolation>>

/**
 * One line of well-formed text: lone surrogates replaced, control characters and runs of spaces become one space. Characters
 * that turn the direction of writing are removed: they would also turn the words after a name.
 */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

const asciiDigits = (text: string): string => text.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'))

/** Replaces every kind of hyphen. The long-vowel mark counts as one only between digits; elsewhere it is part of a word. */
const plainHyphens = (text: string): string => text.replace(/[‐‑‒–—―−－]/g, '-').replace(/(?<=\d)[ーｰ](?=\d)/g, '-')

/** PER-1: an address is stored with half-width digits and hyphens, and with Latin letters for Roman numerals. */
const addressLine = (text: string): string => latinNumerals(plainHyphens(asciiDigits(oneLine(text))))

const kana = (text: string): string => oneLine(normaliseKana(oneLine(text)))

/** PER-1: names of an outside shop or a file: one line each, otherwise as they were written there. */
export const ordererOnOneLine = (written: Orderer): Orderer => ({
  familyName: oneLine(written.familyName),
  firstName: oneLine(written.firstName),
  familyNameKana: oneLine(written.familyNameKana),
  firstNameKana: oneLine(written.firstNameKana),
})

/** PER-1: a receiver of an outside shop or a file: one line each, otherwise as it was written there. */
export const receiverOnOneLine = (written: Receiver): Receiver => ({
  id: written.id,
  ...ordererOnOneLine(written),
  zipCode: oneLine(written.zipCode),
  prefecture: oneLine(written.prefecture),
  city: oneLine(written.city),
  subAddress1: oneLine(written.subAddress1),
  subAddress2: oneLine(written.subAddress2),
  phoneNumber: oneLine(written.phoneNumber),
})

/** PER-1: names as they are stored: one line each, kana by KAN-2. */
export const normaliseOrderer = (typed: Orderer): Orderer => ({
  ...ordererOnOneLine(typed),
  familyNameKana: kana(typed.familyNameKana),
  firstNameKana: kana(typed.firstNameKana),
})

/** PER-1: a receiver as it is stored. An invalid postal code or phone number stays as it was typed. */
export const normaliseReceiver = (typed: Addressee): Addressee => ({
  ...normaliseOrderer(typed),
  zipCode: formatPostalCode(typed.zipCode) ?? oneLine(typed.zipCode),
  prefecture: oneLine(typed.prefecture),
  city: addressLine(typed.city),
  subAddress1: addressLine(typed.subAddress1),
  subAddress2: addressLine(typed.subAddress2),
  phoneNumber: plainHyphens(oneLine(typed.phoneNumber).normalize('NFKC')),
})

const name = (text: string): PersonViolation | null => (text === '' ? 'MISSING' : null)

const kanaViolation = (text: string): PersonViolation | null =>
  text === '' ? 'MISSING' : isKatakana(text) ? null : 'NOT_KATAKANA'

/** PER-2: the violations of normalised names: all four are required, kana in katakana. */
export const ordererViolations = (orderer: Orderer): FieldViolations<keyof Orderer> =>
  only({
    familyName: name(orderer.familyName),
    firstName: name(orderer.firstName),
    familyNameKana: kanaViolation(orderer.familyNameKana),
    firstNameKana: kanaViolation(orderer.firstNameKana),
  })

/**
 * PER-3: the violations of a normalised receiver: names, postal code, prefecture, city, first line and phone are required.
 * A prefecture is refused only if the postal code is known and belongs to other prefectures, because a code may be newer
 * than the table of codes. Overseas, code and phone need no Japanese form.
 * @param prefecturesOf names of the prefectures of a postal code of seven digits; empty if the code is not known
 */
export function receiverViolations(
  receiver: Addressee,
  prefecturesOf: (postalCode: string) => readonly string[],
): FieldViolations<keyof Addressee> {
  const isOverseas = receiver.prefecture === OVERSEAS
  return only({
    ...ordererViolations(receiver),
    zipCode:
      isOverseas || parsePostalCode(receiver.zipCode) !== null
        ? null
        : missingOr(receiver.zipCode, 'NOT_A_POSTAL_CODE'),
    prefecture: prefectureViolation(receiver, prefecturesOf),
    city: name(receiver.city),
    subAddress1: name(receiver.subAddress1) ?? lineViolation(receiver.subAddress1),
    subAddress2: lineViolation(receiver.subAddress2),
    phoneNumber: isPhone(receiver.phoneNumber, isOverseas)
      ? null
      : missingOr(receiver.phoneNumber, 'NOT_A_PHONE_NUMBER'),
  })
}

const missingOr = (text: string, violation: PersonViolation): PersonViolation => (text === '' ? 'MISSING' : violation)

const lineViolation = (line: string): PersonViolation | null => (isAddressLineTooLong(line) ? 'LINE_TOO_LONG' : null)

function prefectureViolation(
  { prefecture, zipCode }: Addressee,
  prefecturesOf: (postalCode: string) => readonly string[],
): PersonViolation | null {
  if (!isPrefecture(prefecture)) return missingOr(prefecture, 'NOT_A_PREFECTURE')
  if (prefecture === OVERSEAS) return null
  const known = prefecturesOf(parsePostalCode(zipCode) ?? '')
  const contradicts = known.length > 0 && known.every((one) => isPrefectureMismatch(prefecture, one))
  return contradicts ? 'PREFECTURE_OF_OTHER_CODE' : null
}

/** PER-4: a Japanese phone number has 10 or 11 digits and begins with 0, an overseas one has 7 to 15 digits. */
function isPhone(text: string, isOverseas: boolean): boolean {
  if (!/^[\d\-+() .]+$/.test(text)) return false
  const digits = normalisePhoneNumber(text)
  return isOverseas ? /^\d{7,15}$/.test(digits) : /^0\d{9,10}$/.test(digits)
}

function only<Field extends string>(
  violations: Partial<Record<Field, PersonViolation | null>>,
): FieldViolations<Field> {
  const entries = Object.entries(violations).filter(([, violation]) => violation)
  return Object.fromEntries(entries) as FieldViolations<Field>
}
