import type { Orderer, Receiver } from '@irodori/contract'
import {
  type FieldViolations,
  normaliseKana,
  normaliseOrderer,
  normaliseReceiver,
  ordererViolations,
  type PersonViolation,
  receiverViolations,
} from '@irodori/rules'
import type { PostalPlace } from '../postalCode/prefectureFlag.ts'

export type OrdererFields = Orderer
export type ReceiverFields = Omit<Receiver, 'id'>
export type Faults<Fields> = FieldViolations<Extract<keyof Fields, string>>

/** Codes of "elsewhere in this city": three of them lie in two prefectures, so they prove nothing. */
const ELSEWHERE = /0000$/

/** RVW-2: the fields of kana are put right as they are typed: each punctuation mark becomes a space. */
export const typedField = (name: string, typed: string): string =>
  name.endsWith('Kana') ? normaliseKana(typed) : typed

export const violationsOfOrderer = (orderer: OrdererFields): Faults<OrdererFields> =>
  ordererViolations(normaliseOrderer(orderer))

/** What is wrong with a receiver, once the place of the postal code is known with the prefecture too. */
export const violationsOfReceiver = (
  receiver: ReceiverFields,
  place: PostalPlace | null | undefined,
): Faults<ReceiverFields> =>
  receiverViolations(normaliseReceiver(receiver), (code) => (place && !ELSEWHERE.test(code) ? [place.prefecture] : []))

/** RVW-3: a found place fills the prefecture and the city; the first line only where nothing stands in it yet. */
export const withPlace = (receiver: ReceiverFields, { prefecture, city, town }: PostalPlace): ReceiverFields => ({
  ...receiver,
  prefecture,
  city,
  subAddress1: receiver.subAddress1.trim() === '' ? town : receiver.subAddress1,
})

export const isFaultless = (faults: Readonly<Record<string, PersonViolation | undefined>>): boolean =>
  Object.keys(faults).length === 0

/**
 * RVW-6: an orderer has no address of their own here, so whoever receives the goods under the same name is taken to live
 * at the same postal code.
 */
export function isReceiverOrderer(orderer: OrdererFields, receiver: ReceiverFields): boolean {
  const one = normaliseOrderer(orderer)
  const other = normaliseReceiver(receiver)
  return one.familyName === other.familyName && one.firstName === other.firstName && one.familyName !== ''
}
