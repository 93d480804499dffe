import type { Orderer, Receiver } from '@irodori/contract/entities/order'
import { normaliseKana } from '@irodori/rules/katakana'
import type { FieldViolations, PersonViolation } from '@irodori/rules/personViolations'
import {
  normaliseOrderer,
  normaliseReceiver,
  ordererViolations,
  receiverViolations,
} from '@irodori/rules/personViolations'
import type { PostalPlace } from '../postalCode/prefectureFlag.ts'

export type OrdererFields = Orderer
export type ReceiverFields = Omit<Receiver, 'id'>
export type Violations<Fields> = FieldViolations<Extract<keyof Fields, string>>

/** Postal codes for "elsewhere in this city". Three of them belong to two prefectures, so they contradict none. */
const ELSEWHERE = /0000$/

/** RVW-2: normalises kana fields while typing: each punctuation mark becomes a space. */
export const typedField = (name: string, typed: string): string =>
  name.endsWith('Kana') ? normaliseKana(typed) : typed

export const violationsOfOrderer = (orderer: OrdererFields): Violations<OrdererFields> =>
  ordererViolations(normaliseOrderer(orderer))

/** The violations of a receiver; the prefecture is checked against the postal code once its place is known. */
export const violationsOfReceiver = (
  receiver: ReceiverFields,
  place: PostalPlace | null | undefined,
): Violations<ReceiverFields> =>
  receiverViolations(normaliseReceiver(receiver), (code) => (place && !ELSEWHERE.test(code) ? [place.prefecture] : []))

/** RVW-3: fills in the prefecture and the city of a place, and the first address line only if it is empty. */
export const withPlace = (receiver: ReceiverFields, { prefecture, city, town }: PostalPlace): ReceiverFields => ({
  ...receiver,
  prefecture,
  city,
  subAddress1: receiver.subAddress1.trim() === '' ? town : receiver.subAddress1,
})

export const hasNoViolation = (violations: Readonly<Record<string, PersonViolation | undefined>>): boolean =>
  Object.keys(violations).length === 0

/**
 * RVW-6: whether orderer and receiver are taken for the same person. An orderer has no address of their own here, so equal
 * names count as an equal postal code.
 */
export function isReceiverOrderer(orderer: OrdererFields, receiver: ReceiverFields): boolean {
  const one = normaliseOrderer(orderer)
  const other = normaliseReceiver(receiver)
  return one.familyName === other.familyName && one.firstName === other.firstName && one.familyName !== ''
}
