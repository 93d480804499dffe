import { sql } from 'kysely'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Transacting } from '../../database/tables.ts'
import { json } from '../../database/tables.ts'

export interface ErasedDesigns {
  readonly counts: Readonly<Record<string, number>>
  /** Folders of the storage to delete after the commit. */
  readonly folders: readonly string[]
}

/** Records that the designs of a locked order were erased; its manifest is one of the files to delete. */
export async function recordErasedDesigns(
  tx: Transacting,
  { order_number }: OrderRow,
  { counts, folders }: ErasedDesigns,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('erasure')
    .values({ order_number, counts: json(counts), folders: json(folders), designs_erased_at: now })
    .onConflict((at) => at.column('order_number').doNothing())
    .execute()
  await sql`
    update shop_order
    set details = details - 'manifestKey' || jsonb_build_object('designsErasedAt', ${now.toISOString()}::text)
    where order_number = ${order_number}`.execute(tx)
}
