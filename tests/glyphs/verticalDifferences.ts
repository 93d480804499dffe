import { isLatinLike } from '../../packages/typography/src/orientation.ts'
import type { VerticalCell } from '../../packages/typography/src/verticalCells.ts'

interface Difference {
  /** The place in JLREQ that asks for what is done here. */
  readonly jlreq: string
  readonly why: string
}

interface StanceDifference extends Difference {
  readonly holds: (character: string, cell: VerticalCell) => boolean
}

/** Where characters stand otherwise than in Chromium, which goes by UAX #50 and by what a page marks up alone. */
const STANCES: readonly StanceDifference[] = [
  {
    jlreq: '3.2.5',
    why: 'one or two half-width digits, and ! and ?, are set upright in one cell; a browser lays what is not marked up',
    holds: (_, { kind }) => kind === 'together' || kind === 'joined',
  },
  {
    jlreq: '3.1.2, A.1, A.8',
    why: 'quotation marks, dashes and leaders among Japanese take the form for columns that the font has for them',
    holds: (character, { kind }) => kind === 'upright' && isLatinLike(character),
  },
  {
    jlreq: '2.3.2',
    why: 'an apostrophe lies with the word that it is in, quotation marks lie where the font has no form for columns',
    holds: (character, { kind }) => kind === 'sideways' && /[‘’“”]/.test(character),
  },
  {
    jlreq: 'A.5',
    why: 'colon and semicolon lie where the font has no form for columns (UAX #50, Tr); Chromium stands every Tr',
    holds: (character, { kind }) => kind === 'sideways' && /[：；]/.test(character),
  },
]

export const differenceOfStance = (character: string, cell: VerticalCell): Difference | null =>
  STANCES.find(({ holds }) => holds(character, cell)) ?? null

interface BreakDifference extends Difference {
  readonly holds: (ours: readonly string[], theirs: readonly string[]) => boolean
}

/** Where columns end otherwise than in Chromium. */
const BREAKS: readonly BreakDifference[] = [
  {
    jlreq: '3.1.10',
    why: 'a number stays whole at its hyphens (UAX #14, LB25); Chromium parts telephone numbers after them',
    holds: (ours, theirs) => endsAtHyphen(theirs) && !endsAtHyphen(ours),
  },
  {
    jlreq: '2.3.2',
    why: 'an apostrophe that lies with its word is narrow; one that Chromium stands fills a cell, and the column ends sooner',
    holds: (ours) => /[A-Za-z]’[A-Za-z]/.test(ours.join('')),
  },
]

const endsAtHyphen = (lines: readonly string[]): boolean => lines.some((line) => /\d-$/.test(line))

export const differenceOfBreaks = (ours: readonly string[], theirs: readonly string[]): Difference | null =>
  BREAKS.find(({ holds }) => holds(ours, theirs)) ?? null
