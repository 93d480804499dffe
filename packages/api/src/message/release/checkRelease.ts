import { MESSAGE_LEVEL, messageLevel } from '@irodori/rules/messageCompleteness'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Transacting } from '../../database/tables.ts'
import type { ApiFailure } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import { checkReadiness } from '../../orderView/readiness.ts'
import { listMessageItems } from '../parts/messageItems.ts'

/** MSG-3: why a message cannot be released: first because of the designs, then because of the message. Null where it can. */
export const checkRelease = async (
  tx: Transacting,
  order: OrderRow,
  templateId: string,
  now: Date,
): Promise<ApiFailure | null> =>
  (await checkReadiness(tx, order, now)) ?? (await checkMessageParts(tx, order, templateId))

async function checkMessageParts(tx: Transacting, order: OrderRow, templateId: string): Promise<ApiFailure | null> {
  const items = await listMessageItems(tx, order.order_number, templateId)
  const parts = items.map((item) => ({ ...item, fileName: item.type === 'TEXT' ? null : item.fileName }))
  return messageLevel(parts) === MESSAGE_LEVEL.NO_TOP_PHOTO ? fail(400, 'MESSAGE_NOT_COMPLETED') : null
}
