import { decodeRanges } from '@irodori/typography/codePointRanges'
import assignedTable from '../tables/assigned.json' with { type: 'json' }
import blocks from '../tables/blocks.json' with { type: 'json' }

/** A block of Unicode: code points from `begin` up to, not including, `end`. */
export interface UnicodeBlock {
  readonly name: string
  readonly begin: number
  readonly end: number
  /** Number of assigned characters among them. */
  readonly assigned: number
}

const assigned = decodeRanges(assignedTable)

const assignedIn = (begin: number, end: number): number =>
  assigned.reduce((sum, range) => sum + Math.max(0, Math.min(end, range.end) - Math.max(begin, range.begin)), 0)

/** The blocks in order; a code point is in at most one. */
export const unicodeBlocks = (): readonly UnicodeBlock[] =>
  blocks.map((block) => ({ ...block, assigned: assignedIn(block.begin, block.end) }))
