import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database } from '../../database/tables.ts'
import { fileNamesOf, messageContentType } from './messageFiles.ts'
import { listMessageItems } from './messageItems.ts'
import { itemTypeOf } from './messagePlaces.ts'

/** The content type of a file of a message; null where no part of the message shows it. */
export async function findMessageFile(
  database: Database,
  order: Pick<OrderRow, 'order_number'>,
  fileType: string,
  fileName: string,
): Promise<string | null> {
  const type = itemTypeOf(fileType)
  const contentType = type === null ? null : messageContentType(type, fileName)
  if (type === null || contentType === null) return null
  const items = await listMessageItems(database, order.order_number)
  const isShown = items.some((item) => item.type === type && fileNamesOf(item).includes(fileName))
  return isShown ? contentType : null
}
