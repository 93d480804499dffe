import type { MessageItem, MessageItemType } from '@irodori/contract/entities/message'
import type { Database, Transacting } from '../../database/tables.ts'
import { json } from '../../database/tables.ts'
import { requestSweep } from '../../image/requestSweep.ts'

/** The saved parts of a message, ordered by kind and place. */
export async function listMessageItems(
  database: Database,
  orderNumber: string,
  templateId?: string,
): Promise<MessageItem[]> {
  let query = database.selectFrom('message_item').select('document').where('order_number', '=', orderNumber)
  if (templateId !== undefined) query = query.where('template_id', '=', templateId)
  const rows = await query.orderBy('template_id').orderBy('type').orderBy('position').execute()
  return rows.map(({ document }) => document)
}

interface Place {
  readonly templateId: string
  readonly type: MessageItemType
  readonly position: number
}

async function itemAt(tx: Transacting, orderNumber: string, place: Place): Promise<MessageItem | null> {
  const row = await tx
    .selectFrom('message_item')
    .select('document')
    .where('order_number', '=', orderNumber)
    .where('template_id', '=', place.templateId)
    .where('type', '=', place.type)
    .where('position', '=', place.position)
    .executeTakeFirst()
  return row?.document ?? null
}

/**
 * Saves a part in its place under the id of the part that it replaces. The caller has locked the order.
 * @returns the saved part and the replaced one
 */
export async function putMessageItem(
  tx: Transacting,
  orderNumber: string,
  item: MessageItem,
  now: Date,
): Promise<{ readonly saved: MessageItem; readonly before: MessageItem | null }> {
  const before = await itemAt(tx, orderNumber, item)
  const saved = { ...item, id: before?.id ?? item.id }
  const row = {
    document: json(saved),
    file_name: saved.type === 'TEXT' ? null : saved.fileName,
    updated_at: now,
  }
  if (before) {
    await tx.updateTable('message_item').set(row).where('id', '=', before.id).execute()
    await requestSweep(tx, orderNumber, now)
  } else {
    const { id, templateId, type, position } = saved
    await tx
      .insertInto('message_item')
      .values({ id, order_number: orderNumber, template_id: templateId, type, position, ...row })
      .execute()
  }
  return { saved, before }
}

/** @returns the removed part; null where the place was empty */
export async function removeMessageItem(
  tx: Transacting,
  orderNumber: string,
  place: Place,
  now: Date,
): Promise<MessageItem | null> {
  const before = await itemAt(tx, orderNumber, place)
  if (!before) return null
  await tx.deleteFrom('message_item').where('id', '=', before.id).execute()
  await requestSweep(tx, orderNumber, now)
  return before
}
