import { parsePostalCode } from '@irodori/rules/postalCode'
import type { ColumnKind } from '@irodori/table-file/columnMeaning'
import { inColumns } from '../address/columnText.ts'
import { namesInColumns } from '../address/namesInColumns.ts'
import { readAddress } from './addressOfRow.ts'
import type { AddressSetting, MergeList, MergeRow } from './mergeList.ts'
import { fieldOf } from './pattern.ts'

const POSTAL_DIGITS = 7
const SPACE = '\u3000'
const TO_FULL_WIDTH = 0xfee0
/** The word after a company to which no person is named. */
const FOR_COMPANIES = '御中'

/** What patterns may name beside the columns of a list: the parts of an address side, made of several columns. */
export const ADDRESS_FIELDS = {
  names: '宛名',
  address: '宛先の住所',
  company: '宛先の会社',
  postal: Array.from({ length: POSTAL_DIGITS }, (_, at) => `〒${at + 1}`),
  /** The digits of the sender, equal on all cards. */
  sender: Array.from({ length: POSTAL_DIGITS }, (_, at) => `差出人〒${at + 1}`),
} as const

/** The fields that are made of the columns of a row. */
export const ADDRESS_FIELD_NAMES: readonly string[] = [
  ADDRESS_FIELDS.names,
  ADDRESS_FIELDS.address,
  ADDRESS_FIELDS.company,
  ...ADDRESS_FIELDS.postal,
]

/** The kinds of columns that an address side shows. */
export const ADDRESS_KINDS: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  'FULL_NAME',
  'FAMILY_NAME',
  'GIVEN_NAME',
  'HONORIFIC',
  'POSTAL_CODE',
  'ADDRESS',
  'PREFECTURE',
  'CITY',
  'STREET',
  'BUILDING',
  'COMPANY',
  'DEPARTMENT',
  'JOB_TITLE',
])

const DIGITS: ReadonlySet<string> = new Set([...ADDRESS_FIELDS.postal, ...ADDRESS_FIELDS.sender].map(fieldOf))
const SENDER_DIGITS: ReadonlySet<string> = new Set(ADDRESS_FIELDS.sender.map(fieldOf))

/** Whether a pattern is one digit of a postal code. */
export const isPostalDigit = (pattern: string): boolean => DIGITS.has(pattern)

/** Whether a list fills the postal code of the sender. */
export const hasSenderCode = ({ patterns }: Pick<MergeList, 'patterns'>): boolean =>
  Object.values(patterns).some((pattern) => SENDER_DIGITS.has(pattern))

type Columns = Pick<MergeList, 'columns'>

/**
 * A list and a row with the fields of the address side as further columns. A column of the list with the same name counts. A list
 * without an address side is returned as it is.
 */
export function withAddressFields(
  { columns, address }: Pick<MergeList, 'columns' | 'address'>,
  { cells }: Pick<MergeRow, 'cells'>,
): { readonly list: Columns; readonly row: Pick<MergeRow, 'cells'> } {
  if (!address) return { list: { columns }, row: { cells } }
  const fields = addressFields(address, cells).filter(([name]) => !columns.includes(name))
  return {
    list: { columns: [...columns, ...fields.map(([name]) => name)] },
    row: { cells: [...cells, ...fields.map(([, value]) => value)] },
  }
}

function addressFields(setting: AddressSetting, cells: readonly string[]): (readonly [name: string, value: string])[] {
  const { street, building, people, company, department, jobTitle, code } = readAddress(setting, cells)
  const forCompany = [company, department, FOR_COMPANIES].filter(Boolean).join(SPACE)
  const office = [department, jobTitle].filter(Boolean).join(SPACE)
  const isForCompany = people.length === 0 && company !== ''
  return [
    [ADDRESS_FIELDS.names, isForCompany ? forCompany : namesInColumns(people)],
    // The building begins one cell lower than the street, in a column of its own.
    [ADDRESS_FIELDS.address, inColumns(building === '' ? street : `${street}\n${SPACE}${building}`, setting.digits)],
    [ADDRESS_FIELDS.company, isForCompany || company === '' ? '' : [company, office].filter(Boolean).join('\n')],
    ...digitsOf(ADDRESS_FIELDS.postal, code),
    ...digitsOf(ADDRESS_FIELDS.sender, parsePostalCode(setting.sender) ?? ''),
  ]
}

/** Machines read digits of full width best, and a Japanese font sets them. */
const digitsOf = (fields: readonly string[], code: string): (readonly [name: string, value: string])[] =>
  fields.map((name, at) => [
    name,
    code[at] === undefined ? '' : String.fromCodePoint(code.charCodeAt(at) + TO_FULL_WIDTH),
  ])
