import type { PrintCheck } from '@irodori/contract'
import type { Database, Transacting } from '../database/tables.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { transact } from '../database/transact.ts'
import { complete } from '../jobs/jobs.ts'
import type { JobHandler, JobResult } from '../jobs/runner.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { findOrder } from '../order/findOrder.ts'
import type { MakePrintFiles } from '../printFiles/makePrintFiles.ts'
import type { GroupPrint } from '../printFiles/printRecipe.ts'
import type { Storage } from '../storage/storage.ts'
import { Busy } from '../work/workerPool.ts'
import type { Manifest } from './buildManifest.ts'
import { buildManifest } from './buildManifest.ts'
import { changeStatus } from './changeStatus.ts'
import { lockOrder } from './lockOrder.ts'
import { startHandOver } from './startHandOver.ts'
import { takeStock } from './takeStock.ts'
import { tellOrderer } from './tellOrderer.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
  readonly writeMail: WriteMail
  readonly makePrintFiles: MakePrintFiles
  readonly log: (line: string) => void
}

/**
 * EQUAL is what the customer approved. UNSEEN is what the server drew for a browser that could not: she has seen that very
 * picture on the review screen. DIFFERENT and FAILED wait for the staff.
 */
const PRINTABLE: readonly PrintCheck[] = ['EQUAL', 'UNSEEN']

const isPrintable = (check: PrintCheck): boolean => PRINTABLE.includes(check)

/**
 * Hands an order to the print houses when all of its pages are rendered and right. Print files and manifest are in the
 * storage before the commit, under hashes; so whatever is killed, at most a file too many is left. An order that cannot be
 * handed over stays as it is: the render of its last page puts the job back (`renderJob`), or the staff sees it
 * (`listStuckOrders`).
 */
export function handOver(deps: Deps): JobHandler {
  const { database, storage } = deps
  return {
    async run(job): Promise<JobResult> {
      const prepared = await prepare(deps, job.subject).catch((error: unknown) => {
        if (error instanceof Busy) return 'BUSY' as const
        throw error
      })
      if (prepared === 'BUSY') return 'LATER'
      if (prepared) await keep(storage, prepared.manifest)
      await transact(database, async (tx) => {
        const order = await lockOrder(tx, job.subject)
        const isOurs = await complete(tx, job)
        if (!isOurs || order?.status !== 'PENDING_CREATION') return
        const designs = await printableDesigns(tx, order.order_number)
        if (!designs) return
        // Rendered or changed since: once more, with what is there now.
        const isPrepared = prepared && revisionsOf(designs) === revisionsOf(prepared.designs)
        const found = isPrepared ? await buildManifest(tx, order, designs, prepared.prints) : null
        if (found && found.key === prepared?.manifest.key) await finish(deps, tx, order, found)
        else await startHandOver(tx, order.order_number, deps.now())
      })
      return 'DONE'
    },
    // The order stays PENDING_CREATION, in the list of those that are stuck.
    giveUp: async () => undefined,
  }
}

interface Prepared {
  readonly designs: readonly DesignRow[]
  readonly prints: readonly GroupPrint[]
  readonly manifest: Manifest
}

async function prepare({ database, makePrintFiles }: Deps, orderNumber: string): Promise<Prepared | null> {
  const order = await findOrder(database, orderNumber)
  if (order?.status !== 'PENDING_CREATION') return null
  const designs = await printableDesigns(database, orderNumber)
  if (!designs) return null
  const prints = await makePrintFiles(order, designs)
  return { designs, prints, manifest: await buildManifest(database, order, designs, prints) }
}

/** Null while a page is not rendered, or not as it was approved. */
async function printableDesigns(database: Database, orderNumber: string): Promise<readonly DesignRow[] | null> {
  const designs: DesignRow[] = await database
    .selectFrom('design')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .execute()
  const isReady = designs.length > 0 && designs.every((row) => isPrintable(row.print_check) && row.print_name !== null)
  return isReady ? designs : null
}

/** Tells whether designs are those that were printed. */
const revisionsOf = (designs: readonly DesignRow[]): string =>
  designs
    .map(({ id, revision, print_hash }) => `${id} ${revision} ${print_hash}`)
    .toSorted()
    .join()

async function keep(storage: Storage, { key, text, files, movingFiles }: Manifest): Promise<void> {
  for (const file of files) {
    if (!(await storage.head(file))) throw new Error('a print file is not in the storage')
  }
  for (const file of movingFiles) {
    if (!(await storage.head(file))) throw new Error('a moving picture is not in the storage')
  }
  await storage.put(key, Buffer.from(text))
}

async function finish(deps: Deps, tx: Transacting, order: OrderRow, manifest: Manifest): Promise<void> {
  // A message takes its stock here at the latest; it was promised to its recipient, so a shortage does not hold it up.
  const taken = await takeStock(tx, order)
  const takenStock = 'kind' in taken ? [] : taken
  if ('kind' in taken) deps.log(`stock: too few pieces are left of ${taken.productNames.join(', ')}`)
  const details = { ...order.details, takenStock, manifestKey: manifest.key }
  const changed = await changeStatus(tx, order, 'FILES_HANDED_OVER', deps.now(), { details })
  if (!changed.ok) throw new Error('an order with all of its files could not be handed over')
  await tellOrderer(deps.writeMail, tx, changed.order, `creating:${order.order_number}`, {
    kind: 'ORDER_CREATING',
    values: { orderNumber: order.order_number },
  })
}
