import type { TextItem } from '@irodori/contract/entities/designItem'
import { resolveFont } from '@irodori/fonts/fontEntry'
import type { StoredDraft } from '../database/tables/designs.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import type { DraftViolation } from './draftViolations.ts'
import { printedTexts } from './draftViolations.ts'

type Typeset = Pick<StoredDraft, 'randomId' | 'dpi' | 'items'>

/** The texts of pages that cannot be displayed or do not fit, by the randomId of their page. */
export type TextViolations = ReadonlyMap<string, readonly DraftViolation[]>

/**
 * Typesets the printed texts of pages in a worker, with the kernel that prints them. A text in an unknown font is left to
 * the check of the fonts.
 * @throws Busy if the queue of the workers is full
 */
export async function measureTexts(
  pool: Pick<WorkerPool, 'measure'>,
  pages: readonly Typeset[],
): Promise<TextViolations> {
  const found = new Map<string, readonly DraftViolation[]>()
  for (const page of pages) {
    const items = printedTexts(page).filter((item: TextItem) => resolveFont(item.font) !== undefined)
    if (items.length === 0) continue
    const measures = await pool.measure({ items, dpi: page.dpi })
    found.set(
      page.randomId,
      measures.flatMap(({ itemId, isDisplayable, isTruncated }): DraftViolation[] => {
        if (!isDisplayable) return [{ reason: 'CHARACTERS_MISSING', itemId }]
        return isTruncated ? [{ reason: 'TEXT_OVERFLOWS', itemId }] : []
      }),
    )
  }
  return found
}
