import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** Renames the key under which an order keeps the stock that is reserved for it. */
export async function reservedStock(database: QueryExecutorProvider): Promise<void> {
  await sql`update shop_order
    set details = (details - 'takenStock') || jsonb_build_object('reservedStock', details -> 'takenStock')
    where details -> 'takenStock' is not null`.execute(database)
}
