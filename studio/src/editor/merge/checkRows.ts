import { isTextItem } from '@irodori/contract/entities/designItem'
import type { DesignDocument } from '@irodori/design/designPage'
import type { CheckedRow } from '@irodori/design/merge/checkRow'
import { checkRow } from '@irodori/design/merge/checkRow'
import type { FillDeps, FilledRow } from '@irodori/design/merge/fillRow'
import { fillRow } from '@irodori/design/merge/fillRow'
import type { MergeList, MergeRow } from '@irodori/design/merge/mergeList'
import type { FormDeps } from '@irodori/design/printableForms'
import { textRequest } from '@irodori/scene/textRequest'
import { allowedFontSizes } from '@irodori/typography/fontSize'
import { switchFontFor } from '@irodori/typography/productFont'
import type { Kernel } from '../../kernel/kernel.ts'
import { productAtom } from '../state/designState.ts'
import { clockOf } from '../state/findings.ts'
import type { EditorStore } from '../state/store.ts'

/** A row as it was filled and checked. */
export interface KnownRow {
  readonly row: MergeRow
  readonly filled: FilledRow
  readonly check: CheckedRow
}

export type KnownRows = ReadonlyMap<string, KnownRow>

/** Measurement, sizes, fonts and variants for the texts of a design. */
export function rowDeps(
  store: EditorStore,
  kernel: Pick<Kernel, 'setText'>,
  design: DesignDocument,
): FillDeps & FormDeps {
  const product = store.get(productAtom)
  const resolutions = new Map(
    design.pages.flatMap(({ items, sheet }) => items.map(({ id }) => [id, sheet.dpi] as const)),
  )
  return {
    measure: (item) => {
      const dpi = resolutions.get(item.id)
      if (dpi === undefined) throw new Error(`text ${item.id} is on no page of the design`)
      return kernel.setText(textRequest(item, dpi), item.font, item.fontWeight)
    },
    sizes: allowedFontSizes(product?.minFontSize),
    fontFor: (item, text) => switchFontFor(text, item.font, product?.fonts ?? []),
    replacements: async (grapheme) => (await import('@irodori/typography/suggestions')).replacementsOf(grapheme),
  }
}

interface RowCheck {
  readonly store: EditorStore
  readonly kernel: Pick<Kernel, 'setText'>
  readonly design: DesignDocument
  readonly list: MergeList
  /** Rows that were checked with the same design and patterns. */
  readonly known: KnownRows
  /** The row to begin with, because the customer looks at it; null for none. */
  readonly first: string | null
  readonly isCurrent: () => boolean
  readonly onChecked: (known: KnownRow) => void
}

/** Checks the rows that are not known, one after the other, until all are or the check is no longer current. */
export async function checkRows(given: RowCheck): Promise<void> {
  const { store, kernel, design, list, known, first, isCurrent, onChecked } = given
  const product = store.get(productAtom)
  const deps = rowDeps(store, kernel, design)
  const begun = list.rows.filter(({ id }) => id === first)
  for (const row of [...begun, ...list.rows.filter(({ id }) => id !== first)]) {
    const last = known.get(row.id)
    if (last?.row === row) continue
    const filled = last?.row.cells === row.cells ? last.filled : await fillRow(design, list, row, deps)
    if (!isCurrent()) return
    const check = checkRow(design, row, filled, ({ sheet }) => ({
      minFontSize: product?.minFontSize ?? 0,
      clock: clockOf(product, sheet),
    }))
    onChecked({ row, filled, check })
  }
}

/** The texts that a list may fill, in reading order, with the pages that they are on. */
export const fillableTexts = (design: DesignDocument) =>
  design.pages.flatMap((page) =>
    page.items
      .toSorted((a, b) => a.position - b.position)
      .flatMap((item) => (isTextItem(item) && !item.isDisabledItem ? { page, item } : [])),
  )
