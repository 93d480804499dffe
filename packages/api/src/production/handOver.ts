import type { PrintCheck } from '@irodori/contract/entities/design'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete } from '../jobs/jobs.ts'
import type { JobHandler, JobResult } from '../jobs/runner.ts'
import { notifyCustomer } from '../mail/order/notifyCustomer.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { findOrder } from '../order/findOrder.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { startHandOver } from '../order/orderJobs.ts'
import { reserveStock } from '../order/stock/stock.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import type { MakePrintFiles } from '../printFiles/makePrintFiles.ts'
import type { Storage } from '../storage/storage.ts'
import { Busy } from '../work/taskQueue.ts'
import type { Manifest } from './buildManifest.ts'
import { buildManifest } from './buildManifest.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
  readonly writeMail: WriteMail
  readonly makePrintFiles: MakePrintFiles
  readonly log: (line: string) => void
}

/**
 * EQUAL: the pixels that the customer approved. UNSEEN: the server rendered the page for a browser that could not, and the
 * customer saw that picture on the review screen. DIFFERENT and FAILED wait for the staff.
 */
const PRINTABLE: readonly PrintCheck[] = ['EQUAL', 'UNSEEN']

const isPrintable = (check: PrintCheck): boolean => PRINTABLE.includes(check)

/**
 * Hands an order over to the print companies when all of its pages are rendered as approved. Print files and manifest are
 * stored under their hashes before the commit, so a killed server leaves at most an unused file. An order that cannot be
 * handed over keeps its status: the render of its last page queues the job again (`renderJob`), or the staff see it
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
      if (prepared) await storeManifest(storage, prepared.manifest)
      await transact(database, async (tx) => {
        const order = await lockOrder(tx, job.subject)
        const isOurs = await complete(tx, job)
        if (!isOurs || order?.status !== 'PENDING_CREATION') return
        const designs = await printableDesigns(tx, order.order_number)
        if (!designs) return
        // The order or a page was changed while its print files were made, so they are made again.
        if (prepared && versionOf(order, designs) === versionOf(prepared.order, prepared.designs)) {
          await finish(deps, tx, order, prepared.manifest)
        } else {
          await startHandOver(tx, order.order_number)
        }
      })
      return 'DONE'
    },
    // The order stays PENDING_CREATION and is listed as stuck.
    giveUp: async () => undefined,
  }
}

interface Prepared {
  readonly order: OrderRow
  readonly designs: readonly DesignRow[]
  readonly manifest: Manifest
}

async function prepare({ database, makePrintFiles }: Deps, orderNumber: string): Promise<Prepared | null> {
  const order = await findOrder(database, orderNumber)
  if (order?.status !== 'PENDING_CREATION') return null
  const designs = await printableDesigns(database, orderNumber)
  if (!designs) return null
  const prints = await makePrintFiles(order, designs)
  return { order, designs, manifest: await buildManifest(database, order, designs, prints) }
}

/** The designs of an order; null while a page is not rendered, or not as it was approved. */
async function printableDesigns(database: Database, orderNumber: string): Promise<readonly DesignRow[] | null> {
  const designs: DesignRow[] = await database
    .selectFrom('design')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .execute()
  const isReady = designs.length > 0 && designs.every((row) => isPrintable(row.print_check) && row.print_name !== null)
  return isReady ? designs : null
}

/** Equal for the same version of an order and its designs: each change of either gives another. */
const versionOf = (order: OrderRow, designs: readonly DesignRow[]): string =>
  [
    order.updated_at.toISOString(),
    ...designs.map(({ id, revision, print_hash }) => `${id} ${revision} ${print_hash}`).toSorted(),
  ].join()

async function storeManifest(storage: Storage, { key, text, files, movingFiles }: Manifest): Promise<void> {
  for (const file of [...files, ...movingFiles]) {
    if (!(await storage.head(file)))
      throw new Error(`print file ${file} is missing in the storage; the hand-over stops`)
  }
  await storage.put(key, Buffer.from(text))
}

async function finish(deps: Deps, tx: Transacting, order: OrderRow, manifest: Manifest): Promise<void> {
  // A digital message was promised to its recipient, so a shortage does not stop its hand-over.
  const reserved = await reserveStock(tx, order)
  if (!reserved.ok) deps.log(`stock: too few pieces are left of ${reserved.error.productNames.join(', ')}`)
  const details = { ...order.details, reservedStock: reserved.ok ? reserved.value : [], manifestKey: manifest.key }
  const handedOver = await transitionOrder(tx, order, 'FILES_HANDED_OVER', deps.now(), { details })
  if (!handedOver.ok) throw new Error(`order ${order.order_number} could not be handed over: ${handedOver.error}`)
  await notifyCustomer(deps.writeMail, tx, handedOver.value, `creating:${order.order_number}`, {
    kind: 'ORDER_CREATING',
    values: {},
  })
}
