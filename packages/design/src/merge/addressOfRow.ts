import { parsePostalCode } from '@irodori/rules/postalCode'
import type { ColumnKind } from '@irodori/table-file/columnMeaning'
import type { Addressee } from '../address/namesInColumns.ts'
import type { AddressSetting } from './mergeList.ts'

/** What a row says about its address; parts that it lacks are empty. */
interface AddressOfRow {
  readonly street: string
  readonly building: string
  readonly people: readonly Addressee[]
  /** Empty for a private address. */
  readonly company: string
  readonly department: string
  readonly jobTitle: string
  /** Seven digits, or none. */
  readonly code: string
}

const OF_ADDRESS: readonly ColumnKind[] = ['ADDRESS', 'PREFECTURE', 'CITY', 'STREET', 'BUILDING', 'POSTAL_CODE']
/** The end of a house number, behind which a space or another cell begins the building. */
const NUMBER = '(?:[0-9０-９]|番地|番|号)'
const NUMBER_AT_END = new RegExp(`${NUMBER}$`)
const WITH_BUILDING = new RegExp(`^(.*?${NUMBER})[\\s\u3000]+(?![0-9０-９丁番号])(.+)$`, 's')

/** The address of a row: that of the home, or that of work where the row has no other. */
export function readAddress(setting: AddressSetting, cells: readonly string[]): AddressOfRow {
  const read = reader(setting, cells)
  const address = read.address(['PREFECTURE', 'CITY', 'STREET']).join('') || joined(read.address(['ADDRESS']))
  const [, street = address, building = ''] = WITH_BUILDING.exec(address) ?? []
  const people = peopleOf(setting, read)
  return {
    street,
    building: [building, ...read.address(['BUILDING'])].filter(Boolean).join('\u3000'),
    people,
    company: read.isWork || people.length === 0 ? read.first('COMPANY') : '',
    department: read.first('DEPARTMENT'),
    jobTitle: read.first('JOB_TITLE'),
    code: parsePostalCode(read.address(['POSTAL_CODE']).join('')) ?? '',
  }
}

/** Lines of an address in several columns: what follows a house number is the building, if it has no number of its own. */
const joined = (lines: readonly string[]): string =>
  lines.reduce((before, line) => (NUMBER_AT_END.test(before) ? `${before} ${line}` : before + line), '')

/** Reads cells by the meaning of their columns. */
function reader({ meanings }: AddressSetting, cells: readonly string[]) {
  const found = (kind: ColumnKind, person: number, isWork: boolean | null): string[] =>
    meanings.flatMap((meaning, at) => {
      const isMeant = meaning?.kind === kind && meaning.person === person
      const isThere = isWork === null || (meaning?.place === 'WORK') === isWork
      return isMeant && isThere && cells[at] ? cells[at] : []
    })
  const unplaced = (kind: ColumnKind, person: number): string[] =>
    meanings.flatMap((meaning, at) =>
      meaning?.kind === kind && meaning.person === person && meaning.place === null && cells[at] ? cells[at] : [],
    )
  const isHome = OF_ADDRESS.some((kind) => found(kind, 0, false).length > 0)
  const isWork = !isHome && OF_ADDRESS.some((kind) => found(kind, 0, true).length > 0)
  return {
    isWork,
    address: (kinds: readonly ColumnKind[]): readonly string[] => kinds.flatMap((kind) => found(kind, 0, isWork)),
    /** Those who are named beside the addressee may belong to the other address. */
    first: (kind: ColumnKind, person = 0): string =>
      (person === 0 ? found(kind, 0, null) : [...found(kind, person, isWork), ...unplaced(kind, person)])[0] ?? '',
  }
}

/** The addressee and the people named beside them. */
function peopleOf({ meanings, honorific }: AddressSetting, read: ReturnType<typeof reader>): readonly Addressee[] {
  const last = Math.max(0, ...meanings.map((meaning) => meaning?.person ?? 0))
  return Array.from({ length: last + 1 }, (_, person) => {
    const family = read.first('FAMILY_NAME', person)
    const given = read.first('GIVEN_NAME', person)
    // People write 連名 with or without the family name in one column.
    const whole = read.first('FULL_NAME', person) || (family === '' ? given : '')
    const [first = '', second = ''] = whole.trim().split(/[\s\u3000]+(.*)/, 2)
    const isDivided = second !== ''
    return {
      family: family || (isDivided || read.first('FULL_NAME', person) !== '' ? first : ''),
      given: isDivided ? second : given,
      honorific: read.first('HONORIFIC', person) || honorific,
    }
  }).filter(({ family, given }) => family !== '' || given !== '')
}
