import type { PrintCheck } from '@irodori/contract'
import type { Database, DesignRow, OrderRow, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { findOrder } from '../order/findOrder.ts'
import type { Storage } from '../storage/storage.ts'
import type { Manifest } from './buildManifest.ts'
import { buildManifest } from './buildManifest.ts'
import { changeStatus } from './changeStatus.ts'
import { lockOrder } from './lockOrder.ts'
import { startHandOver } from './startHandOver.ts'
import { takeStock } from './takeStock.ts'
import { tellOrderer } from './tellOrderer.ts'

interface Needs {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
  readonly writeMail: WriteMail
  readonly log: (line: string) => void
}

/**
 * EQUAL is what the customer approved. UNSEEN is what the server drew for a browser that could not: she has seen that very
 * picture on the review screen. DIFFERENT and FAILED wait for the staff.
 */
const PRINTABLE: readonly PrintCheck[] = ['EQUAL', 'UNSEEN']

const isPrintable = (check: PrintCheck): boolean => PRINTABLE.includes(check)

/**
 * Hands an order to the print houses when all of its pages are rendered and right. The manifest is in the storage before
 * the commit, under the hash of its text; so whatever is killed, at most a file too many is left. An order that cannot be
 * handed over stays as it is: the render of its last page puts the job back (`renderJob`), or the staff sees it
 * (`listStuckOrders`).
 */
export function handOver(needs: Needs): JobHandler {
  const { database, storage } = needs
  return {
    async run(job) {
      const manifest = await prepare(database, job.subject)
      if (manifest) await keep(storage, manifest)
      await transact(database, async (tx) => {
        const order = await lockOrder(tx, job.subject)
        const isOurs = await complete(tx, job)
        if (!isOurs || order?.status !== 'PENDING_CREATION') return
        const found = await manifestOf(tx, order)
        if (!found) return
        // Rendered or changed since: once more, with what is there now.
        if (found.key === manifest?.key) await finish(needs, tx, order, found)
        else await startHandOver(tx, order.order_number, needs.now())
      })
      return 'DONE'
    },
    // The order stays PENDING_CREATION, in the list of those that are stuck.
    giveUp: async () => undefined,
  }
}

async function prepare(database: Database, orderNumber: string): Promise<Manifest | null> {
  const order = await findOrder(database, orderNumber)
  return order?.status === 'PENDING_CREATION' ? manifestOf(database, order) : null
}

/** Null while a page is not rendered, or not as it was approved. */
async function manifestOf(database: Database, order: OrderRow): Promise<Manifest | null> {
  const designs: DesignRow[] = await database
    .selectFrom('design')
    .selectAll()
    .where('order_number', '=', order.order_number)
    .execute()
  if (designs.length === 0 || !designs.every((row) => isPrintable(row.print_check) && row.print_name !== null))
    return null
  return buildManifest(database, order, designs)
}

async function keep(storage: Storage, { key, text, files }: Manifest): Promise<void> {
  for (const file of files) {
    if (!(await storage.head(file))) throw new Error('a print picture is not in the storage')
  }
  await storage.put(key, Buffer.from(text))
}

async function finish(needs: Needs, tx: Transacting, order: OrderRow, manifest: Manifest): Promise<void> {
  // A message takes its stock here at the latest; it was promised to its recipient, so a shortage does not hold it up.
  const taken = await takeStock(tx, order)
  const takenStock = 'kind' in taken ? [] : taken
  if ('kind' in taken) needs.log(`stock: too few pieces are left of ${taken.productNames.join(', ')}`)
  const details = { ...order.details, takenStock, manifestKey: manifest.key }
  const changed = await changeStatus(tx, order, 'FILES_HANDED_OVER', needs.now(), { details })
  if (!changed.ok) throw new Error('an order with all of its files could not be handed over')
  await tellOrderer(needs.writeMail, tx, changed.order, `creating:${order.order_number}`, {
    kind: 'ORDER_CREATING',
    values: { orderNumber: order.order_number },
  })
}
