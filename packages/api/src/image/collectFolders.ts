import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'

/** The period since the folders were last collected. */
export interface Since {
  /** Start of the period in which orders were changed; null for all orders. */
  readonly changedFrom: Date | null
  /** Photos created from then on were too young in the previous run; null for all photos. */
  readonly agedFrom: Date | null
  /** Photos created before have reached the age at which unused ones are deleted. */
  readonly agedBefore: Date
}

const PAGE_SIZE = 2_000
/** A request time in the distant past, so the folder is removed from the list as soon as it is swept. */
const LONG_AGO = new Date(0)

/**
 * Lists the orders whose folders may contain files that nothing references any more: orders that were changed, orders
 * with photos that have reached the age limit, and orders with marked files. Folders in which a file was about to be
 * written are listed already (`requestSweep`). Each step uses an index and continues where the previous one ended.
 */
export async function collectFolders(database: Database, { changedFrom, agedFrom, agedBefore }: Since): Promise<void> {
  await collectAll(database, (last) => changedOrders(changedFrom, last))
  await collectAll(database, (last) => agedPhotos(agedFrom, agedBefore, last))
  await collectAll(database, (last) => markedFiles(last))
}

interface FoundOrder {
  readonly order_number: string
  /** Position at which the next step begins. */
  readonly at?: Date
  readonly name?: string
}

type Step = (last: FoundOrder | null) => RawBuilder<FoundOrder>

async function collectAll(database: Database, step: Step): Promise<void> {
  for (let last: FoundOrder | null = null, isMore = true; isMore; ) {
    const found: readonly FoundOrder[] = await collectPage(database, step, last)
    isMore = found.length === PAGE_SIZE
    last = found.at(-1) ?? null
  }
}

const collectPage = (database: Database, step: Step, last: FoundOrder | null): Promise<readonly FoundOrder[]> =>
  transact(database, async (tx) => {
    const { rows } = await step(last).execute(tx)
    const numbers = [...new Set(rows.map(({ order_number }) => order_number))]
    if (numbers.length === 0) return rows
    await tx
      .insertInto('folder_to_sweep')
      .values(numbers.map((order_number) => ({ order_number, wanted_at: LONG_AGO })))
      .onConflict((at) => at.column('order_number').doNothing())
      .execute()
    return rows
  })

const changedOrders = (from: Date | null, last: FoundOrder | null) => sql<FoundOrder>`
  select order_number, updated_at as at from shop_order
  where (updated_at, order_number) > (${last?.at ?? from ?? LONG_AGO}::timestamptz, ${last?.order_number ?? ''})
  order by updated_at, order_number limit ${sql.lit(PAGE_SIZE)}`

const agedPhotos = (from: Date | null, before: Date, last: FoundOrder | null) => sql<FoundOrder>`
  select order_number, created_at as at, name from photo
  where created_at < ${before}::timestamptz and (created_at, order_number, name)
    > (${last?.at ?? from ?? LONG_AGO}::timestamptz, ${last?.order_number ?? ''}, ${last?.name ?? ''})
  order by created_at, order_number, name limit ${sql.lit(PAGE_SIZE)}`

const markedFiles = (last: FoundOrder | null) => sql<FoundOrder>`
  select distinct order_number from leftover_file where order_number > ${last?.order_number ?? ''}
  order by order_number limit ${sql.lit(PAGE_SIZE)}`
