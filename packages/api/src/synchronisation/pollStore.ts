import type { MarketplaceError, MarketplaceId } from '../connectors/marketplaceConnector.ts'
import type { Database, Transacting } from '../database/tables.ts'

/** How far the polls of a marketplace came. */
export interface PollState {
  readonly shop: MarketplaceId
  /** Every change before this moment has been listed. */
  readonly position: Date
  /** Null before the first complete poll. */
  readonly succeededAt: Date | null
  /** Why the last poll stopped; null after a complete one. */
  readonly problem: string | null
}

export async function listPolls(database: Database | Transacting): Promise<PollState[]> {
  const rows = await database.selectFrom('marketplace_poll').selectAll().orderBy('shop').execute()
  return rows.map((row) => ({
    shop: row.shop,
    position: row.position,
    succeededAt: row.succeeded_at,
    problem: row.problem,
  }))
}

/** The position of a marketplace; a marketplace that was never polled begins now. */
export async function openPosition(database: Database, shop: MarketplaceId, now: Date): Promise<Date> {
  await database
    .insertInto('marketplace_poll')
    .values({ shop, position: now })
    .onConflict((at) => at.column('shop').doNothing())
    .execute()
  const row = await database
    .selectFrom('marketplace_poll')
    .select('position')
    .where('shop', '=', shop)
    .executeTakeFirstOrThrow()
  return row.position
}

/** Moves the position after a complete list. It never moves back, whichever of two servers is later. */
export async function movePosition(tx: Transacting, shop: MarketplaceId, to: Date): Promise<void> {
  await tx
    .updateTable('marketplace_poll')
    .set({ position: to })
    .where('shop', '=', shop)
    .where('position', '<', to)
    .execute()
}

/** @param problem null for a poll that was complete */
export async function recordPoll(
  tx: Transacting,
  shop: MarketplaceId,
  problem: MarketplaceError['code'] | null,
  now: Date,
): Promise<void> {
  const change = problem === null ? { succeeded_at: now, failed_at: null, problem } : { failed_at: now, problem }
  await tx.updateTable('marketplace_poll').set(change).where('shop', '=', shop).execute()
}
