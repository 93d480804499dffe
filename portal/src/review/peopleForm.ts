import type { Orderer, Receiver } from '@irodori/contract'
import {
  type FieldFaults,
  normaliseKana,
  normaliseOrderer,
  normaliseReceiver,
  ordererFaults,
  type PersonFault,
  receiverFaults,
} from '@irodori/rules'
import { type PostalTable, placeOf } from './postalPlace.ts'

export type OrdererFields = Orderer
export type ReceiverFields = Omit<Receiver, 'id'>
export type Faults<Fields> = FieldFaults<Extract<keyof Fields, string>>

/** Codes of "elsewhere in this city": three of them lie in two prefectures, so they prove nothing. */
const ELSEWHERE = /0000$/

/** RVW-2: the fields of kana are put right as they are typed: each punctuation mark becomes a space. */
export const typedField = (name: string, typed: string): string =>
  name.endsWith('Kana') ? normaliseKana(typed) : typed

export const faultsOfOrderer = (orderer: OrdererFields): Faults<OrdererFields> =>
  ordererFaults(normaliseOrderer(orderer))

/** What is wrong with a receiver, once the table of the postal codes has come with the prefecture too. */
export const faultsOfReceiver = (receiver: ReceiverFields, table: PostalTable | undefined): Faults<ReceiverFields> =>
  receiverFaults(normaliseReceiver(receiver), (code) => {
    const place = table === undefined || ELSEWHERE.test(code) ? null : placeOf(table, code)
    return place === null ? [] : [place.prefecture]
  })

/** RVW-3: a found place fills the prefecture and the city; the first line only where nothing stands in it yet. */
export function withPlace(receiver: ReceiverFields, table: PostalTable): ReceiverFields | null {
  const place = placeOf(table, receiver.zipCode)
  if (place === null) return null
  const { prefecture, city, town } = place
  return {
    ...receiver,
    prefecture,
    city,
    subAddress1: receiver.subAddress1.trim() === '' ? town : receiver.subAddress1,
  }
}

export const isFaultless = (faults: Readonly<Record<string, PersonFault | undefined>>): boolean =>
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
