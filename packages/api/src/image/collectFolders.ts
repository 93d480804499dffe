import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'

/** What has passed since the folders were collected the last time. */
export interface Since {
  /** Orders that were changed from then on; null for all. */
  readonly changedFrom: Date | null
  /** Photos from then on were too young the last time; null for all. */
  readonly agedFrom: Date | null
  /** Photos before are too old to be kept for nothing. */
  readonly agedBefore: Date
}

const ROWS_AT_A_TIME = 2_000
/** As good as wanted long ago, so that it is swept at once. */
const AT_ONCE = new Date(0)

/**
 * Writes down the orders in whose folders something may have ceased to be named: those that were changed, those with
 * photos that have grown too old, and those with files that wait for their second night. Whatever was written and perhaps
 * left behind is there already (`requestSweep`). Each step is found by an index and goes on where the one before ended.
 */
export async function collectFolders(database: Database, { changedFrom, agedFrom, agedBefore }: Since): Promise<void> {
  await collect(database, (last) => changedOrders(changedFrom, last))
  await collect(database, (last) => agedPhotos(agedFrom, agedBefore, last))
  await collect(database, (last) => markedFiles(last))
}

interface Found {
  readonly order_number: string
  /** Where the next step begins. */
  readonly at?: Date
  readonly name?: string
}

type Step = (last: Found | null) => RawBuilder<Found>

async function collect(database: Database, step: Step): Promise<void> {
  for (let last: Found | null = null, isMore = true; isMore; ) {
    const found: readonly Found[] = await collectSome(database, step, last)
    isMore = found.length === ROWS_AT_A_TIME
    last = found.at(-1) ?? null
  }
}

const collectSome = (database: Database, step: Step, last: Found | null): Promise<readonly Found[]> =>
  transact(database, async (tx) => {
    const { rows } = await step(last).execute(tx)
    const numbers = [...new Set(rows.map(({ order_number }) => order_number))]
    if (numbers.length === 0) return rows
    await tx
      .insertInto('folder_to_sweep')
      .values(numbers.map((order_number) => ({ order_number, wanted_at: AT_ONCE })))
      .onConflict((at) => at.column('order_number').doNothing())
      .execute()
    return rows
  })

const changedOrders = (from: Date | null, last: Found | null) => sql<Found>`
  select order_number, updated_at as at from shop_order
  where (updated_at, order_number) > (${last?.at ?? from ?? AT_ONCE}::timestamptz, ${last?.order_number ?? ''})
  order by updated_at, order_number limit ${sql.lit(ROWS_AT_A_TIME)}`

const agedPhotos = (from: Date | null, before: Date, last: Found | null) => sql<Found>`
  select order_number, created_at as at, name from photo
  where created_at < ${before}::timestamptz and (created_at, order_number, name)
    > (${last?.at ?? from ?? AT_ONCE}::timestamptz, ${last?.order_number ?? ''}, ${last?.name ?? ''})
  order by created_at, order_number, name limit ${sql.lit(ROWS_AT_A_TIME)}`

const markedFiles = (last: Found | null) => sql<Found>`
  select distinct order_number from leftover_file where order_number > ${last?.order_number ?? ''}
  order by order_number limit ${sql.lit(ROWS_AT_A_TIME)}`
