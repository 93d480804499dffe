import * as z from 'zod/mini'
import { count, dateTime } from './scalars.ts'

export const MERGE_LIMITS = {
  /** Rows of a list, and so cards of one piece. */
  ROWS: 500,
  /** Columns of a list; exports of address books have about a hundred. */
  COLUMNS: 200,
  /** Characters of the name of a column. */
  COLUMN_NAME: 100,
  /** Characters of a cell. */
  CELL: 400,
  /** Texts that a list fills. */
  PATTERNS: 100,
  /** Characters of a pattern. */
  PATTERN: 1000,
} as const

const text = (most: number) => z.string().check(z.maxLength(most))

export const ROW_DECISIONS = ['OPEN', 'ACCEPTED', 'LEFT_OUT'] as const

/** What the customer decided about a row, and its cells, one for each column. */
const MergeRow = z.object({
  id: text(60),
  cells: z.array(text(MERGE_LIMITS.CELL)).check(z.maxLength(MERGE_LIMITS.COLUMNS)),
  decision: z.enum(ROW_DECISIONS),
})

/** What a column of a list of people may hold. */
export const COLUMN_KINDS = [
  'FULL_NAME',
  'FAMILY_NAME',
  'GIVEN_NAME',
  'FULL_READING',
  'FAMILY_READING',
  'GIVEN_READING',
  'LATIN_NAME',
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
  'DATE',
] as const

const ColumnMeaning = z.object({
  kind: z.enum(COLUMN_KINDS),
  /** 0 is the addressee, 1 and more are the people named beside them. */
  person: z.int().check(z.gte(0), z.lte(99)),
  place: z.nullable(z.enum(['HOME', 'WORK'])),
})

/** How the rows of a list are addressed on an address side. */
const AddressSetting = z.object({
  /** How the numbers of an address are written in columns. */
  digits: z.enum(['KANJI', 'ARABIC']),
  /** The word after a name whose row has none, such as 様. */
  honorific: text(10),
  /** The postal code of the sender; empty if none is printed. */
  sender: text(20),
  /** What the columns hold, in their order. */
  meanings: z.array(z.nullable(ColumnMeaning)).check(z.maxLength(MERGE_LIMITS.COLUMNS)),
})

/** A list from which a piece is printed once for each row, and the patterns of the texts that it fills by their item ids. */
export const MergeList = z.object({
  columns: z.array(text(MERGE_LIMITS.COLUMN_NAME)).check(z.minLength(1), z.maxLength(MERGE_LIMITS.COLUMNS)),
  rows: z.array(MergeRow).check(z.minLength(1), z.maxLength(MERGE_LIMITS.ROWS)),
  patterns: z.record(text(200), text(MERGE_LIMITS.PATTERN)),
  /** Absent if the design has no address side. */
  address: z.optional(AddressSetting),
})
export type MergeList = z.infer<typeof MergeList>

/** A list as it is saved with its piece. */
export const SavedMergeList = z.object({
  list: MergeList,
  updatedAt: dateTime,
  /** Cards that are printed: the rows that are not left out. */
  cards: count,
  /** Numbers from 1 of the rows that have to be corrected, accepted or left out before the order can be produced. */
  rowsToLookAt: z.array(count),
  /** Pages of the cards whose pixels are drawn for print, of all of them. */
  drawn: z.object({ pages: count, of: count }),
})
export type SavedMergeList = z.infer<typeof SavedMergeList>
