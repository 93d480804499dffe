import { isTextItem } from '@irodori/contract/entities/designItem'
import type { MergeList } from '@irodori/contract/entities/mergeList'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { DesignDocument } from '@irodori/design/designPage'
import { pageFromDesign } from '@irodori/design/designPage'
import type { RowState } from '@irodori/design/merge/checkRow'
import type { PrintedText } from '@irodori/design/merge/printedText'
import { resolveFont } from '@irodori/fonts/fontEntry'
import { byPage } from '../../catalogue/catalogue.ts'
import type { DesignRow } from '../../database/tables/designs.ts'
import type { ImageTasks } from '../../work/workerPool.ts'

/** A card of a piece: one row of its list with the texts that it fills. */
export interface Card {
  /** Number of the row in the list, from 1. */
  readonly row: number
  readonly state: RowState
  readonly texts: readonly PrintedText[]
}

type FillPool = Pick<ImageTasks, 'fillRows'>

/** Few enough that a worker is soon free for the next customer. */
const ROWS_PER_TASK = 25

/** The saved pages of a piece as a document, in reading order. */
export const documentOf = (pages: readonly DesignRow[]): DesignDocument => ({
  designSeriesId: null,
  pages: pages.map((row) => pageFromDesign({ ...row.draft, id: row.id })).sort(byPage),
})

/**
 * Fills the pages of a piece with the rows that are printed, and checks each of them as the editor does.
 * @throws Busy if the queue of the workers is full
 */
export async function fillCards(
  pool: FillPool,
  pages: readonly DesignRow[],
  list: MergeList,
  { minFontSize, fonts, categoryIdentify }: StoredProduct,
): Promise<readonly Card[]> {
  const document = documentOf(pages)
  const known = { ...list, patterns: patternsInKnownFonts(document, list) }
  const printed = list.rows.flatMap((row, at) => (row.decision === 'LEFT_OUT' ? [] : { row, number: at + 1 }))
  const cards: Card[] = []
  for (let at = 0; at < printed.length; at += ROWS_PER_TASK) {
    const some = printed.slice(at, at + ROWS_PER_TASK)
    const rows = some.map(({ row }) => row)
    const filled = await pool.fillRows({
      document,
      list: known,
      rows,
      product: { minFontSize, fonts, categoryIdentify },
    })
    for (const [index, { state, texts }] of filled.entries())
      cards.push({ row: some[index]?.number ?? 0, state, texts })
  }
  return cards
}

/** A text in a font that the shop no longer has cannot be typeset; the check of the fonts reports it. */
function patternsInKnownFonts({ pages }: DesignDocument, { patterns }: MergeList): MergeList['patterns'] {
  const known = new Set(
    pages.flatMap(({ items }) =>
      items.filter(isTextItem).flatMap(({ id, font }) => (resolveFont(font) === undefined ? [] : id)),
    ),
  )
  return Object.fromEntries(Object.entries(patterns).filter(([itemId]) => known.has(itemId)))
}
