import type { SavedMergeList } from '@irodori/contract/entities/mergeList'
import type { DesignRow } from '../database/tables/designs.ts'
import type { Database } from '../database/tables.ts'
import { countDrawnPages } from '../printFiles/hashCards.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { checkList } from './stored/checkList.ts'
import type { StoredList } from './stored/listStore.ts'

interface Deps {
  readonly database: Database
  readonly pool: Pick<ImageTasks, 'fillRows'>
}

/**
 * A stored list as its customer sees it, with its rows checked in the saved pages.
 * @param isOpen whether the order can still be changed; one in production was checked at its start
 * @throws Busy if the queue of the workers is full
 */
export async function presentList(
  { database, pool }: Deps,
  pages: readonly DesignRow[],
  stored: StoredList,
  isOpen: boolean,
): Promise<SavedMergeList> {
  const rowsToLookAt = isOpen ? (await checkList({ database, pool }, pages, stored)).rowsToLookAt : []
  return {
    list: stored.list,
    updatedAt: stored.updatedAt.toISOString(),
    cards: stored.cards,
    rowsToLookAt: [...rowsToLookAt],
    drawn: { pages: await countDrawnPages(database, stored), of: stored.cards * pages.length },
  }
}
