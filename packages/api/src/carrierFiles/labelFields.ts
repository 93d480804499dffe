import type { Orderer, Receiver } from '@irodori/contract/entities/order'
import { isDeliveryTime } from '@irodori/rules/deliveryDate'
import type { DeliveryTime } from '@irodori/rules/deliveryDate'
import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import { formatPostalCode } from '@irodori/rules/postalCode'
import { OVERSEAS } from '@irodori/rules/prefecture'
import type { Day } from '@irodori/rules/tokyoDay'
import type { PackedParcel } from '../handOver/handOver.ts'
import type { LengthOf } from './labelText.ts'
import { fitLines } from './labelText.ts'
import type { ParcelProblem } from './parcelProblem.ts'

/** Takes each problem of a parcel. */
export type Report = (problem: ParcelProblem) => void

/** The columns that the program of a carrier imports, and the cells of a parcel. */
export interface Layout {
  readonly columns: readonly string[]
  readonly cellsOf: (packed: PackedParcel, report: Report) => readonly string[]
}

/** A layout whose cells are written by the names of their columns; the others are empty. */
export const layout = <Column extends string>(
  columns: readonly Column[],
  row: (packed: PackedParcel, report: Report) => Readonly<Partial<Record<Column, string | undefined>>>,
): Layout => ({
  columns,
  cellsOf: (packed, report) => {
    const cells = row(packed, report)
    return columns.map((column) => cells[column] ?? '')
  },
})

/** Lines of a label, in the unit of the carrier. */
interface Room {
  readonly lines: readonly number[]
  readonly lengthOf: LengthOf
  /** Length of one full-width character. */
  readonly unit: number
}

type Address = Omit<Receiver, 'id'>

/** @param parts the address as the label divides it */
export function addressLines(parts: readonly string[], room: Room, report: Report): readonly string[] {
  const text = parts.join('')
  if (text.trim() === '') report({ code: 'ADDRESS_MISSING' })
  return linesOf(parts, text, 'ADDRESS_TOO_LONG', room, report)
}

export function receiverLines(receiver: Address, room: Room, report: Report, write = plain): readonly string[] {
  const name = nameOf(receiver)
  if (name === '') report({ code: 'NAME_MISSING' })
  return linesOf([write(name)], name, 'NAME_TOO_LONG', room, report)
}

/** The sender of a parcel by name is the orderer, as on its slip. */
export function ordererLines(orderer: Orderer, room: Room, report: Report, write = plain): readonly string[] {
  const name = nameOf(orderer)
  if (name === '') report({ code: 'ORDERER_MISSING' })
  return linesOf([write(name)], name, 'ORDERER_TOO_LONG', room, report)
}

const plain = (text: string): string => text

const nameOf = ({ familyName, firstName }: Orderer): string => `${familyName} ${firstName}`.trim()

function linesOf(
  parts: readonly string[],
  text: string,
  code: 'NAME_TOO_LONG' | 'ORDERER_TOO_LONG' | 'ADDRESS_TOO_LONG',
  { lines, lengthOf, unit }: Room,
  report: Report,
): readonly string[] {
  const fitting = fitLines(parts, lines, lengthOf)
  if (fitting) return fitting
  report({ code, text, most: lines.reduce((sum, length) => sum + length, 0) / unit })
  return lines.map(() => '')
}

/** The postal code as nnn-nnnn. */
export function receiverCode({ prefecture, zipCode }: Address, report: Report): string {
  if (prefecture === OVERSEAS) {
    report({ code: 'OVERSEAS' })
    return ''
  }
  const code = formatPostalCode(zipCode)
  if (code === null) report({ code: 'POSTAL_CODE_INVALID', zipCode })
  return code ?? ''
}

/** A phone number of digits and hyphens. @param most its characters */
export function receiverPhone({ phoneNumber }: Address, most: number, report: Report): string {
  const written = phoneNumber.normalize('NFKC').trim()
  const digits = normalisePhoneNumber(written)
  if (written === '') report({ code: 'PHONE_MISSING' })
  else if (!/^0\d{9,10}$/.test(digits)) report({ code: 'PHONE_INVALID', phoneNumber })
  return /^0[\d-]*$/.test(written) && written.length <= most ? written : digits
}

/** The carrier's code of a time band; '' leaves the time to it. @param codes null for a band that it does not offer */
export function timeCode(
  codes: Readonly<Record<DeliveryTime, string | null>>,
  time: string | null,
  report: Report,
): string {
  if (time === null) return ''
  const code = isDeliveryTime(time) ? codes[time] : null
  if (code === null) report({ code: 'TIME_NOT_OFFERED', time })
  return code ?? ''
}

/** YYYYMMDD, or '' for none. */
export const compactDay = (day: Day | null): string => day?.replaceAll('-', '') ?? ''

/** YYYY/MM/DD, or '' for none. */
export const slashedDay = (day: Day | null): string => day?.replaceAll('-', '/') ?? ''

/**
 * DSK-17: an order number that is short enough for the field by which a carrier's export is recognised: whole, without its
 * hyphens, or only its end. In the last case the whole number stands in a second column that the export has, too.
 */
export function shortNumber(orderNumber: string, most: number): string {
  if (orderNumber.length <= most) return orderNumber
  return orderNumber.replaceAll('-', '').slice(-most)
}

/** The print company, if an order has several parcels; the carrier's export brings it back. */
export const parcelMark = ({ handOver, parcel }: PackedParcel): string =>
  handOver.parcels.length > 1 ? parcel.printCompany : ''

export const piecesText = ({ parcel }: PackedParcel): string => `${parcel.groupNumbers.length}点`
