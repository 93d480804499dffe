import type { SamplePart, TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import { isSampleText } from '@irodori/rules/sampleText'
import type { ColumnKind } from '@irodori/table-file/columnMeaning'
import { columnMeaning } from '@irodori/table-file/columnMeaning'
import type { List } from '@irodori/table-file/readList'
import type { DesignDocument } from '../document/designPage.ts'
import { addressSetting, matchAddress } from './matchAddress.ts'
import { columnNames } from './mergeList.ts'
import { expandPattern, fieldOf } from './pattern.ts'

/** Shorter cells, such as 様, also occur in words of the design. */
const LEAST_CELL_LENGTH = 2

/**
 * Patterns for the texts of a design that a list can fill, by the ids of their items. A text belongs to columns by the samples
 * that its template marks, by cells that it shows, or by its own words if they are a heading, as お名前. If nothing fits, what
 * the template marks counts also where the customer has written something else, and at last the shortest sample text takes
 * the names. A list of addresses fills the address side of a card and nothing else.
 */
export function matchTexts(document: DesignDocument, list: List): Readonly<Record<string, string>> {
  // A name on another page of an addressed card is that of its sender.
  if (addressSetting(document, list)) return matchAddress(document)
  const texts = document.pages
    .flatMap(({ items }) => items.toSorted((a, b) => a.position - b.position))
    .filter((item) => isTextItem(item))
    .filter(({ isDisabledItem }) => !isDisabledItem)
  const shown = patternsOf(texts, (item) => patternOfText(item, list))
  if (Object.keys(shown).length > 0) return shown
  const marked = patternsOf(texts, (item) => patternOfProposal(item, item.templateItemText, list))
  if (Object.keys(marked).length > 0) return marked
  const [shortest] = texts.filter(isSampleText).toSorted((one, other) => one.text.length - other.text.length)
  const names = namePattern(list, 0) ?? fieldOf(columnNames(list)[0] ?? '')
  return shortest && list.columns.length > 0 ? { [shortest.id]: names } : {}
}

function patternsOf(
  texts: readonly TextItem[],
  patternOf: (item: TextItem) => string | null,
): Readonly<Record<string, string>> {
  const found = texts.flatMap((item) => {
    const pattern = patternOf(item)
    return pattern === null ? [] : [[item.id, pattern] as const]
  })
  return Object.fromEntries(found)
}

function patternOfText(item: TextItem, list: List): string | null {
  const isBlank = item.text.trim() === ''
  const isOwn: boolean = !isBlank && !isSampleText(item)
  return isOwn
    ? patternOfCells(item.text, list)
    : patternOfProposal(item, isBlank ? item.templateItemText : item.text, list)
}

const patternOfProposal = (item: TextItem, proposed: string, list: List): string | null =>
  patternOfParts(proposed, item.sampleParts ?? [], list) ?? patternOfHeading(proposed, list)

/** A proposed text with fields in place of its sample parts, in their order; null if the list has none of them. */
function patternOfParts(text: string, parts: readonly SamplePart[], list: List): string | null {
  let written = ''
  let rest = text
  let isFilled = false
  for (const part of parts) {
    const at = rest.indexOf(part.text)
    const pattern = patternOfPart(part, list)
    if (at === -1 || pattern === null) continue
    isFilled = true
    written += rest.slice(0, at) + pattern
    rest = rest.slice(at + part.text.length)
  }
  return isFilled ? written + rest : null
}

function patternOfPart({ kind, text }: SamplePart, list: List): string | null {
  switch (kind) {
    case 'NAME':
      return namePattern(list, 0)
    case 'SECOND_NAME':
      return namePattern(list, 1)
    case 'NAMES':
      return namesPattern(list, text)
    case 'READING':
      return fields(list, 0, ['FULL_READING']) ?? fields(list, 0, ['FAMILY_READING', 'GIVEN_READING'])
    case 'LATIN_NAME':
      return fields(list, 0, ['LATIN_NAME'])
    case 'DATE':
      return fields(list, 0, ['DATE'])
    case 'TITLE':
    case 'WORDS':
      return null
  }
}

/** The words of a text as a heading: that of a column, or one with the meaning of a column. */
function patternOfHeading(text: string, list: List): string | null {
  const heading = text.trim()
  const named = columnNames(list).find((column) => column === heading)
  if (named !== undefined) return fieldOf(named)
  const meaning = columnMeaning(heading)
  if (!meaning) return null
  return meaning.kind === 'FULL_NAME' ? namePattern(list, meaning.person) : fields(list, meaning.person, [meaning.kind])
}

/** The text with fields in place of the longest cells of the first row that it shows; null if it shows none. */
function patternOfCells(text: string, list: List): string | null {
  const names = columnNames(list)
  for (const cells of list.rows) {
    const shown = cells
      .map((cell, at) => ({ cell, field: fieldOf(names[at] ?? '') }))
      .filter(({ cell }) => cell.length >= LEAST_CELL_LENGTH && text.includes(cell))
      .toSorted((one, other) => other.cell.length - one.cell.length)
    if (shown.length > 0) return replaceCells(text, shown)
  }
  return null
}

function replaceCells(text: string, [first, ...others]: readonly { cell: string; field: string }[]): string {
  if (!first) return text
  // Replaced piece by piece, so that no cell is found in the name of a column.
  return text
    .split(first.cell)
    .map((piece) => replaceCells(piece, others))
    .join(first.field)
}

/** The name of a person: as it is written, or put together from its parts with a space. */
const namePattern = (list: List, person: number): string | null =>
  fields(list, person, ['FULL_NAME']) ?? fields(list, person, ['FAMILY_NAME', 'GIVEN_NAME'])

/** Two names, separated as in the sample, if every row has both; otherwise a separator would stand before nothing. */
function namesPattern(list: List, sample: string): string | null {
  const [name, second] = [namePattern(list, 0), namePattern(list, 1)]
  const names = columnNames(list)
  const isAlwaysFilled = (pattern: string) =>
    list.rows.every((cells) => expandPattern(pattern, { columns: names }, { cells }) !== '')
  if (name === null || second === null || !isAlwaysFilled(second)) return name
  return `${name}${sample.includes(' と ') ? ' と ' : '・'}${second}`
}

/** Fields for kinds of columns with a space between them; null if the list has none of the kinds with a filled cell. */
function fields(list: List, person: number, kinds: readonly ColumnKind[]): string | null {
  const names = columnNames(list)
  const found = kinds.flatMap((kind) => {
    const at = list.columns.findIndex(
      ({ meaning }, column) =>
        meaning?.kind === kind && meaning.person === person && list.rows.some((cells) => cells[column] !== ''),
    )
    return at === -1 ? [] : fieldOf(names[at] ?? '')
  })
  return found.length === 0 ? null : found.join(' ')
}
