import { columnCells } from './columnCells.ts'

/** A person of an address. */
export interface Addressee {
  /** The family name, or the whole name where it is not divided. */
  readonly family: string
  readonly given: string
  /** 様, 先生; empty for none. */
  readonly honorific: string
}

const SPACE = '\u3000'

const padded = (text: string, length: number): string => text + SPACE.repeat(length - columnCells(text))

/**
 * Names in columns, one for each person (連名). Given names begin at the same height and so do the words after them; a family name
 * that equals the one before it is left blank. Every character has one cell, so spaces of full width align the columns.
 */
export function namesInColumns(people: readonly Addressee[]): string {
  const named = people.filter(({ family, given }) => family !== '' || given !== '')
  const familyCells = Math.max(0, ...named.map(({ family }) => columnCells(family)))
  const givenCells = Math.max(0, ...named.map(({ given }) => columnCells(given)))
  return named
    .map(({ family, given, honorific }, at) => {
      const isRepeated = at > 0 && (family === '' || family === familyBefore(named, at))
      const parts = [
        ...(familyCells > 0 ? [padded(isRepeated ? '' : family, familyCells)] : []),
        ...(givenCells > 0 ? [padded(given, givenCells)] : []),
        ...(honorific === '' ? [] : [honorific]),
      ]
      return parts.join(SPACE).trimEnd()
    })
    .join('\n')
}

/** The family name that stands last above a person. */
const familyBefore = (people: readonly Addressee[], at: number): string =>
  people
    .slice(0, at)
    .map(({ family }) => family)
    .findLast((family) => family !== '') ?? ''
