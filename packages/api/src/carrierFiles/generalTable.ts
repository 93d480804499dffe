import { formatPostalCode } from '@irodori/rules/postalCode'
import type { PackedParcel } from '../handOver/handOver.ts'

const HEAD = [
  'ご注文番号',
  '製造元',
  'お届け先郵便番号',
  'お届け先都道府県',
  'お届け先市区町村',
  'お届け先番地',
  'お届け先建物名',
  'お届け先名',
  'お届け先フリガナ',
  'お届け先電話番号',
  'ご依頼主名',
  '出荷予定日',
  'お届け希望日',
  'お届け時間帯',
  '点数',
] as const

/** A table of this shop's own columns for any program that lets its user assign them: one row for each parcel. */
export const generalTable = (parcels: readonly PackedParcel[]): (readonly string[])[] => [HEAD, ...parcels.map(row)]

function row({ handOver, parcel }: PackedParcel): readonly string[] {
  const { receiver, orderer } = handOver.people
  return [
    handOver.order.number,
    parcel.printCompany,
    formatPostalCode(receiver.zipCode) ?? receiver.zipCode,
    receiver.prefecture,
    receiver.city,
    receiver.subAddress1,
    receiver.subAddress2,
    `${receiver.familyName} ${receiver.firstName}`,
    `${receiver.familyNameKana} ${receiver.firstNameKana}`,
    receiver.phoneNumber,
    `${orderer.familyName} ${orderer.firstName}`,
    parcel.plannedShipDate?.replaceAll('-', '/') ?? '',
    parcel.deliveryDay?.replaceAll('-', '/') ?? '',
    parcel.deliveryTime ?? '',
    String(parcel.groupNumbers.length),
  ]
}
