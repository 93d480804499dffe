import { fillsSomeText } from '@irodori/design/merge/printedText'
import { findProduct } from '../../catalogue/catalogue.ts'
import type { DesignRow } from '../../database/tables/designs.ts'
import type { Database } from '../../database/tables.ts'
import type { ImageTasks } from '../../work/workerPool.ts'
import { documentOf, fillCards } from './fillCards.ts'
import type { StoredList } from './listStore.ts'
import { readMostCards } from './mostCards.ts'

interface Deps {
  readonly database: Database
  readonly pool: Pick<ImageTasks, 'fillRows'>
}

/** What stands between the list of a piece and its production. */
export interface CheckedList {
  /** Numbers from 1 of the rows that have to be corrected, accepted or left out. */
  readonly rowsToLookAt: readonly number[]
  /** Whether the piece can be produced: every row is good or left out, and the product has as many cards. */
  readonly isReady: boolean
}

/**
 * Checks the rows of a list in the saved pages of its piece. Never call it inside a transaction, because it waits for a
 * worker.
 * @throws Busy if the queue of the workers is full
 */
export async function checkList(
  { database, pool }: Deps,
  pages: readonly DesignRow[],
  { list, cards }: Pick<StoredList, 'list' | 'cards'>,
): Promise<CheckedList> {
  const product = await findProduct(database, pages[0]?.draft.productId ?? '')
  if (!product) return { rowsToLookAt: [], isReady: false }
  const filled = await fillCards(pool, pages, list, product)
  const rowsToLookAt = filled.flatMap(({ row, state }) => (state === 'GOOD' ? [] : row))
  const most = await readMostCards(database, product.id)
  const isInRoom = most !== null && cards >= 1 && cards <= most
  return { rowsToLookAt, isReady: isInRoom && rowsToLookAt.length === 0 && fillsSomeText(documentOf(pages), list) }
}
