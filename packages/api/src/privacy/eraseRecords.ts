import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Storage } from '../storage/storage.ts'

interface Deps {
  readonly database: Database
  readonly storage: Pick<Storage, 'delete'>
}

/**
 * Erases what names people and belongs to no order that is kept, if it is older than orders are kept: sent mails,
 * questions, told subscribers, ended subscriptions, campaign entries and the record of the staff's commands.
 */
export async function eraseRecords({ database, storage }: Deps, before: Date): Promise<void> {
  const entries = await database
    .selectFrom('campaign_entry')
    .select('file_key')
    .where('created_at', '<', before)
    .execute()
  for (const { file_key } of entries) await storage.delete(file_key)
  await transact(database, async (tx) => {
    const kept = tx.selectFrom('shop_order').select('order_number')
    const isOfNoOrder = ['order_number', 'is', null] as const
    await tx
      .deleteFrom('mail')
      .where('created_at', '<', before)
      .where((at) => at.or([at('sent_at', 'is not', null), at('failed_at', 'is not', null)]))
      .where((at) => at.or([at(...isOfNoOrder), at('order_number', 'not in', kept)]))
      .execute()
    await tx
      .deleteFrom('question')
      .where('created_at', '<', before)
      .where((at) => at.or([at(...isOfNoOrder), at('order_number', 'not in', kept)]))
      .execute()
    await tx.deleteFrom('subscriber').where('notified_at', '<', before).execute()
    await tx.deleteFrom('magazine_reader').where('cancelled_at', '<', before).execute()
    await tx.deleteFrom('campaign_entry').where('created_at', '<', before).execute()
    await tx.deleteFrom('staff_access').where('happened_at', '<', before).execute()
  })
}
