import { isTextItem } from '@irodori/contract/entities/designItem'
import type { Finding } from '../preflight/finding.ts'
import type { FormDeps } from '../preflight/printableForms.ts'
import { printableForms, withForms } from '../preflight/printableForms.ts'
import type { FilledRow } from './fillRow.ts'
import type { MergeList, MergeRow } from './mergeList.ts'
import { patternOf } from './pattern.ts'
import { sourceColumns } from './sourceColumns.ts'

/** Other cells with which a row can be printed. */
export interface RowRepair {
  /** The characters that are replaced, and what is printed in their place; `to` is empty where they are left out. */
  readonly from: string
  readonly to: string
  readonly cells: readonly string[]
}

/**
 * The variants with which the characters that a row lacks can be printed (高 for 髙), in the cells that fill the text. Null if
 * there is none. A name belongs to a person, so this is offered and never automatic.
 */
export async function repairRow(
  list: MergeList,
  row: MergeRow,
  filled: FilledRow,
  finding: Finding,
  deps: FormDeps,
): Promise<RowRepair | null> {
  const item = filled.document.pages.flatMap(({ items }) => items).find(({ id }) => id === finding.itemId)
  if (finding.kind !== 'GLYPH_MISSING' || !item || !isTextItem(item)) return null
  const forms = await printableForms(item, deps)
  if (!forms) return null
  const named = new Set(sourceColumns(patternOf(list, item.id) ?? '', list))
  const cells = row.cells.map((cell, at) => (named.has(list.columns[at] ?? '') ? withForms(cell, forms) : cell))
  if (cells.every((cell, at) => cell === row.cells[at])) return null
  return { from: [...forms.keys()].join(''), to: [...forms.values()].join(''), cells }
}
