import type { PrintedText } from '@irodori/design/merge/printedText'
import { withPrintedTexts } from '@irodori/design/merge/printedText'
import type { PrintJob, PrintJobPage } from './printJob.ts'

/** A page of a print file. */
export interface PrintedPage {
  readonly page: PrintJobPage
  /** Number of the row whose card it belongs to; null where the pages are printed once. */
  readonly row: number | null
  /** Whether other cards have the same page. */
  readonly isShared: boolean
}

/** The pages of a job in the order of its file: once, or once for each card with the texts of its row. */
export function printedPages({ pages, cards }: Pick<PrintJob, 'pages' | 'cards'>): readonly PrintedPage[] {
  if (cards.length === 0) return pages.map((page) => ({ page, row: null, isShared: false }))
  return cards.flatMap(({ row, texts }) => pages.map((page) => ({ row, ...pageOfCard(page, texts) })))
}

function pageOfCard(page: PrintJobPage, texts: readonly PrintedText[]): Omit<PrintedPage, 'row'> {
  const { draft } = page
  const isFilled = draft.items.some(({ id }) => texts.some(({ itemId }) => itemId === id))
  const items = isFilled ? withPrintedTexts(draft.items, texts) : draft.items
  return { page: { ...page, printHash: null, draft: { ...draft, items } }, isShared: !isFilled }
}
