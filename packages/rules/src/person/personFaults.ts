import type { Orderer, Receiver } from '@irodori/contract'
import { normalisePhoneNumber } from '../phoneNumber.ts'
import { isAddressLineTooLong } from './addressLine.ts'
import { isKatakana, normaliseKana } from './katakana.ts'
import { formatPostalCode, parsePostalCode } from './postalCode.ts'
import { isPrefecture, isPrefectureMismatch, OVERSEAS } from './prefecture.ts'
import { latinNumerals } from './romanNumerals.ts'

export type PersonFault =
  | 'MISSING'
  | 'NOT_KATAKANA'
  | 'NOT_A_POSTAL_CODE'
  | 'NOT_A_PREFECTURE'
  | 'PREFECTURE_OF_OTHER_CODE'
  | 'LINE_TOO_LONG'
  | 'NOT_A_PHONE_NUMBER'

type Addressee = Omit<Receiver, 'id'>
export type FieldFaults<Field extends string> = Partial<Record<Field, PersonFault>>

/** One line of sound text: broken surrogates replaced, controls and runs of spaces become one space. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

const asciiDigits = (text: string): string => text.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'))

/** Every kind of hyphen; the long-vowel mark only between digits, for elsewhere it belongs to a word. */
const plainHyphens = (text: string): string => text.replace(/[‐‑‒–—―−－]/g, '-').replace(/(?<=\d)[ーｰ](?=\d)/g, '-')

/** PER-1: an address is kept with half-width digits and hyphens, and with Latin letters for Roman numerals. */
const addressLine = (text: string): string => latinNumerals(plainHyphens(asciiDigits(oneLine(text))))

const kana = (text: string): string => oneLine(normaliseKana(oneLine(text)))

/** PER-1: names as they are kept: one line each, kana by KAN-2. */
export const normaliseOrderer = (typed: Orderer): Orderer => ({
  familyName: oneLine(typed.familyName),
  firstName: oneLine(typed.firstName),
  familyNameKana: kana(typed.familyNameKana),
  firstNameKana: kana(typed.firstNameKana),
})

/** PER-1: an addressee as it is kept; a postal code and a phone number that are none stay as they were typed. */
export const normaliseReceiver = (typed: Addressee): Addressee => ({
  ...normaliseOrderer(typed),
  zipCode: formatPostalCode(typed.zipCode) ?? oneLine(typed.zipCode),
  prefecture: oneLine(typed.prefecture),
  city: addressLine(typed.city),
  subAddress1: addressLine(typed.subAddress1),
  subAddress2: addressLine(typed.subAddress2),
  phoneNumber: plainHyphens(oneLine(typed.phoneNumber).normalize('NFKC')),
})

const name = (text: string): PersonFault | null => (text === '' ? 'MISSING' : null)

const kanaFault = (text: string): PersonFault | null =>
  text === '' ? 'MISSING' : isKatakana(text) ? null : 'NOT_KATAKANA'

/** PER-2: what is wrong with names in their kept form: all four are needed, kana as kana. */
export const ordererFaults = (orderer: Orderer): FieldFaults<keyof Orderer> =>
  only({
    familyName: name(orderer.familyName),
    firstName: name(orderer.firstName),
    familyNameKana: kanaFault(orderer.familyNameKana),
    firstNameKana: kanaFault(orderer.firstNameKana),
  })

/**
 * PER-3: what is wrong with an addressee in its kept form: names, postal code, prefecture, city, first line and phone are
 * needed. A prefecture is refused where its postal code is known and lies in others only: a table of codes may be older
 * than the code. Overseas neither the code nor the phone has a form of Japan.
 * @param prefecturesOf names of the prefectures of a postal code of seven digits; none where it is not known
 */
export function receiverFaults(
  receiver: Addressee,
  prefecturesOf: (postalCode: string) => readonly string[],
): FieldFaults<keyof Addressee> {
  const isOverseas = receiver.prefecture === OVERSEAS
  return only({
    ...ordererFaults(receiver),
    zipCode:
      isOverseas || parsePostalCode(receiver.zipCode) !== null
        ? null
        : missingOr(receiver.zipCode, 'NOT_A_POSTAL_CODE'),
    prefecture: prefectureFault(receiver, prefecturesOf),
    city: name(receiver.city),
    subAddress1: name(receiver.subAddress1) ?? lineFault(receiver.subAddress1),
    subAddress2: lineFault(receiver.subAddress2),
    phoneNumber: isPhone(receiver.phoneNumber, isOverseas)
      ? null
      : missingOr(receiver.phoneNumber, 'NOT_A_PHONE_NUMBER'),
  })
}

const missingOr = (text: string, fault: PersonFault): PersonFault => (text === '' ? 'MISSING' : fault)

const lineFault = (line: string): PersonFault | null => (isAddressLineTooLong(line) ? 'LINE_TOO_LONG' : null)

function prefectureFault(
  { prefecture, zipCode }: Addressee,
  prefecturesOf: (postalCode: string) => readonly string[],
): PersonFault | null {
  if (!isPrefecture(prefecture)) return missingOr(prefecture, 'NOT_A_PREFECTURE')
  if (prefecture === OVERSEAS) return null
  const known = prefecturesOf(parsePostalCode(zipCode) ?? '')
  const contradicts = known.length > 0 && known.every((one) => isPrefectureMismatch(prefecture, one))
  return contradicts ? 'PREFECTURE_OF_OTHER_CODE' : null
}

/** PER-4: a phone number of Japan has 10 or 11 digits from 0 on, one from overseas 7 to 15. */
function isPhone(text: string, isOverseas: boolean): boolean {
  if (!/^[\d\-+() .]+$/.test(text)) return false
  const digits = normalisePhoneNumber(text)
  return isOverseas ? /^\d{7,15}$/.test(digits) : /^0\d{9,10}$/.test(digits)
}

function only<Field extends string>(faults: Partial<Record<Field, PersonFault | null>>): FieldFaults<Field> {
  const entries = Object.entries(faults).filter(([, fault]) => fault)
  return Object.fromEntries(entries) as FieldFaults<Field>
}
