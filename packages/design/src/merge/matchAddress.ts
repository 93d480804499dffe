import type { TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import { centreOf } from '@irodori/geometry/shape'
import { parsePostalCode } from '@irodori/rules/postalCode'
import { PREFECTURES } from '@irodori/rules/prefecture'
import { isSampleText } from '@irodori/rules/sampleText'
import type { List } from '@irodori/table-file/readList'
import { postalCodes } from '../address/postalBoxes.ts'
import type { DesignDocument, DesignPage } from '../document/designPage.ts'
import { ADDRESS_FIELDS } from './addressFields.ts'
import type { AddressSetting } from './mergeList.ts'
import { fieldOf } from './pattern.ts'

const HONORIFIC = '様'

/** The texts of an address side by what stands in them. */
interface AddressSide {
  readonly digits: readonly TextItem[]
  readonly names: readonly TextItem[]
  readonly address: readonly TextItem[]
  readonly company: readonly TextItem[]
  /** The digits of the sender's postal code, from left to right. */
  readonly sender: readonly TextItem[]
}

/** How a list is addressed at first; undefined if the design has no address side, or the list no addresses. */
export function addressSetting(document: DesignDocument, { columns }: List): AddressSetting | undefined {
  const hasAddress = columns.some(({ meaning }) => meaning?.kind === 'POSTAL_CODE' || meaning?.kind === 'ADDRESS')
  const sides = document.pages.flatMap((page) => sideOf(page) ?? [])
  if (!hasAddress || sides.length === 0) return undefined
  return {
    digits: 'KANJI',
    honorific: HONORIFIC,
    sender: sides.map(({ sender }) => writtenCode(sender)).find((code) => code !== '') ?? '',
    meanings: columns.map(({ meaning }) => meaning),
  }
}

/**
 * Patterns for the texts of the address sides: the digits in the boxes, the text that stands for a name, the rightmost text with
 * an address, a company to its left, and the digits of the sender. The other texts of the sender are the customer's own words.
 */
export function matchAddress(document: DesignDocument): Readonly<Record<string, string>> {
  return Object.fromEntries(document.pages.flatMap((page) => patternsOfSide(page)))
}

function patternsOfSide(page: DesignPage): (readonly [itemId: string, pattern: string])[] {
  const side = sideOf(page)
  if (!side) return []
  const patterns = (items: readonly TextItem[], fields: readonly string[]) =>
    items.map(({ id }, at) => [id, fieldOf(fields[at] ?? '')] as const)
  return [
    ...patterns(side.digits, ADDRESS_FIELDS.postal),
    ...patterns(side.names, [ADDRESS_FIELDS.names]),
    ...patterns(side.address, [ADDRESS_FIELDS.address]),
    ...patterns(side.company, [ADDRESS_FIELDS.company]),
    ...patterns(side.sender, ADDRESS_FIELDS.sender),
  ]
}

function sideOf(page: DesignPage): AddressSide | null {
  const [digits, sender = []] = postalCodes(page)
  if (!digits) return null
  const others = page.items.filter(isTextItem).filter((item) => !digits.includes(item))
  const isRight = (item: TextItem): boolean => centreOf(item).x > page.sheet.width / 2
  const rightmost = (matches: (proposed: string) => boolean): TextItem[] =>
    others
      .filter((item) => matches(item.templateItemText) && isRight(item))
      .toSorted((one, other) => centreOf(other).x - centreOf(one).x)
      .slice(0, 1)
  return {
    digits,
    names: others.filter(({ sampleParts = [] }) => sampleParts.some(({ kind }) => kind === 'NAME')).slice(0, 1),
    address: rightmost((proposed) => PREFECTURES.some((name) => proposed.startsWith(name))),
    company: rightmost((proposed) => proposed.includes('会社')),
    sender,
  }
}

/** The postal code that the customer has written in the boxes of the sender; empty if there is none. */
const writtenCode = (items: readonly TextItem[]): string =>
  items.some(isSampleText) ? '' : (parsePostalCode(items.map(({ text }) => text).join('')) ?? '')
