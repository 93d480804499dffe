import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { FontWeight } from '@irodori/contract/entities/designItem'
import { byPage, findProduct } from '../catalogue/catalogue.ts'
import type { SealingKeys } from '../credentials/seal.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { fillCards } from '../mergeList/stored/fillCards.ts'
import type { StoredList } from '../mergeList/stored/listStore.ts'
import { readLists } from '../mergeList/stored/listStore.ts'
import type { Storage } from '../storage/storage.ts'
import { temporaryPath } from '../storage/temporaryFiles.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { sha256 as sha256Of } from './archivedFile.ts'
import { buildPrintPdf } from './buildPrintPdf.ts'
import { createPrintJob } from './createPrintJob.ts'
import { hashCards } from './hashCards.ts'
import type { GroupPrint, PrintJob, PrintJobCard } from './printJob.ts'
import type { PrintSettings } from './printSettings.ts'
import { productionFolder } from './productionFolder.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: ImageTasks
  /** Open the lists from which pieces are printed once for each row. */
  readonly sealingKeys: SealingKeys
  readonly fontFile?: (font: string, weight: FontWeight) => string
}

/** Builds the print files of an order, one for each design group. */
export type MakePrintFiles = (order: OrderRow, designs: readonly DesignRow[]) => Promise<readonly GroupPrint[]>

/**
 * A print file is stored under the hash of its job, so a file that was built before a crash is found again, and no file is
 * overwritten. A piece with a list has one file with the pages of all its cards.
 */
export const makePrintFiles =
  (deps: Deps, settings: PrintSettings): MakePrintFiles =>
  async (order, designs) => {
    const groups = [...Map.groupBy(designs, (row) => row.group_number)].toSorted(([a], [b]) => a - b)
    const lists = await readLists(deps.database, deps.sealingKeys, order.order_number)
    const prints: GroupPrint[] = []
    for (const [groupNumber, rows] of groups) {
      const cards = await cardsOf(deps, rows, lists.get(groupNumber))
      const job = await createPrintJob(deps, settings, order, inReadingOrder(rows), cards)
      const cardHashes = await hashCards(deps, { orderNumber: order.order_number, groupNumber }, job)
      const id = sha256Of(JSON.stringify(job))
      const key = `${productionFolder(order.id)}/print-${id}.pdf`
      const sha256 = (await hashOfStored(deps.storage, key)) ?? (await make(deps, id, job, key))
      prints.push({ groupNumber, id, file: { key, sha256 }, job, cardHashes })
    }
    return prints
  }

/**
 * The cards of a piece; none if it has no list.
 * @throws Error if a row is not good: its order was checked before its production, and the shop has changed since
 */
async function cardsOf(
  { database, pool }: Deps,
  rows: readonly DesignRow[],
  stored: StoredList | undefined,
): Promise<readonly PrintJobCard[]> {
  if (!stored) return []
  const { orderNumber, groupNumber, list } = stored
  const product = await findProduct(database, rows[0]?.draft.productId ?? '')
  if (!product) throw new Error(`the product of piece ${groupNumber} of order ${orderNumber} is missing`)
  const cards = await fillCards(pool, rows, list, product)
  const bad = cards.filter(({ state }) => state !== 'GOOD').map(({ row }) => row)
  if (bad.length > 0)
    throw new Error(
      `rows ${bad.join(', ')} of the list of piece ${groupNumber} of order ${orderNumber} can no longer be printed, because fonts or texts of the product have changed: restore them, and run orders retry`,
    )
  return cards.map(({ row, texts }) => ({ row, texts: [...texts] }))
}

const inReadingOrder = (rows: readonly DesignRow[]): DesignRow[] =>
  rows.toSorted((a, b) =>
    byPage(
      { pageNumber: a.page_number, sideNumber: a.side_number },
      { pageNumber: b.page_number, sideNumber: b.side_number },
    ),
  )

async function make(deps: Deps, id: string, job: PrintJob, key: string): Promise<string> {
  // The next start of the server clears this folder.
  const path = await temporaryPath()
  try {
    const hash = await buildPrintPdf(deps, id, job, path)
    await deps.storage.putFile(key, path)
    return hash
  } finally {
    await rm(path, { force: true })
  }
}

async function hashOfStored(storage: Storage, key: string): Promise<string | null> {
  const file = await storage.open(key)
  if (file === null) return null
  const hash = createHash('sha256')
  for await (const bytes of file.stream) hash.update(bytes as Uint8Array)
  return hash.digest('hex')
}
