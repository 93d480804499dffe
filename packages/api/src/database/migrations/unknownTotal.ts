import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** An order without a stated total has null. Releases before this one stored 0 for it, which is an amount now. */
export async function unknownTotal(database: QueryExecutorProvider): Promise<void> {
  await sql`update shop_order set details = jsonb_set(details, '{totalPrice}', 'null')
    where details -> 'totalPrice' = '0'`.execute(database)
}
