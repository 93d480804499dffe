import { isTextItem } from '@irodori/contract/entities/designItem'
import type { DesignDocument, DesignPage } from '../document/designPage.ts'
import type { Finding, FindingKind } from '../preflight/finding.ts'
import { blocksSaving } from '../preflight/finding.ts'
import type { PrintRequirements } from '../preflight/findingsOf.ts'
import { findingsOfItem } from '../preflight/findingsOf.ts'
import type { FilledRow } from './fillRow.ts'
import type { MergeList, MergeRow } from './mergeList.ts'

/**
 * GOOD: nothing is found, or the customer accepts it. TO_LOOK_AT: the customer has to correct, accept or leave out the row.
 * BLOCKED: only a correction or leaving it out helps. LEFT_OUT: it is not printed.
 */
export type RowState = 'GOOD' | 'TO_LOOK_AT' | 'BLOCKED' | 'LEFT_OUT'

/** A row with what preflight finds in the texts that it fills. */
export interface CheckedRow {
  readonly state: RowState
  readonly findings: readonly Finding[]
  /** The sizes in points of the texts that were shrunk to fit, by the ids of their items. */
  readonly shrunk: ReadonlyMap<string, number>
}

/** Findings that depend on the words of a row; the others are those of the design, the same for all rows. */
const OF_WORDS: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'TEXT_BLANK',
  'TEXT_OVERFLOWS',
  'GLYPH_MISSING',
  'INK_IN_BLEED',
  'INK_IN_HOLE',
])

/** The preflight of a filled row, a pure function of its arguments. */
export function checkRow(
  design: DesignDocument,
  row: MergeRow,
  filled: FilledRow,
  requirementsOf: (page: DesignPage) => PrintRequirements,
): CheckedRow {
  const shrunk = new Map<string, number>()
  const findings = filled.document.pages.flatMap((page) =>
    page.items.flatMap((item) => {
      const measure = filled.measures.get(item.id)
      if (!measure || !isTextItem(item)) return []
      const designed = design.pages.flatMap(({ items }) => items).find(({ id }) => id === item.id)
      if (designed && isTextItem(designed) && designed.fontSize !== item.fontSize) shrunk.set(item.id, item.fontSize)
      return findingsOfItem(page, item, measure, requirementsOf(page)).filter(({ kind }) => OF_WORDS.has(kind))
    }),
  )
  return { state: stateOf(row, findings), findings, shrunk }
}

function stateOf({ decision }: MergeRow, findings: readonly Finding[]): RowState {
  if (decision === 'LEFT_OUT') return 'LEFT_OUT'
  if (findings.some(blocksSaving)) return 'BLOCKED'
  return findings.length > 0 && decision !== 'ACCEPTED' ? 'TO_LOOK_AT' : 'GOOD'
}

/** Whether all rows may be printed: each is good or left out, and at least one is printed. */
export const mayPrint = (list: MergeList, states: ReadonlyMap<string, RowState>): boolean =>
  list.rows.some(({ id }) => states.get(id) === 'GOOD') &&
  list.rows.every(({ id }) => states.get(id) === 'GOOD' || states.get(id) === 'LEFT_OUT')
