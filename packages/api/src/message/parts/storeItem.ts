import type { MessageItem } from '@irodori/contract/entities/message'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { ApiError } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Caller } from '../../http/request.ts'
import { changeMessage } from './changeMessage.ts'
import type { MessageDeps } from './messageDeps.ts'
import { fileNamesOf, messageFileKey } from './messageFiles.ts'
import { listMessageItems, putMessageItem } from './messageItems.ts'
import { areStillExpected, checkFiles, expectFiles } from './unusedFiles.ts'

/** An upload that took too long may be sent again at once. */
const RETRY_AFTER_SECONDS = 1

interface NewFile {
  readonly name: string
  /** Bytes, or the path of a local file. */
  readonly content: Uint8Array | string
}

/**
 * Stores new files and then saves the part that shows them in its place. The files of the replaced part are removed after
 * the commit; new files that never become part of a message are removed later.
 */
export async function storeItem<Item extends MessageItem>(
  { database, storage, now, wake }: MessageDeps,
  caller: Caller,
  order: OrderRow,
  item: Item,
  files: readonly NewFile[],
): Promise<Result<Item, ApiError>> {
  const given = files.map(({ name }) => name)
  await expectFiles(database, order, given)
  for (const { name, content } of files) {
    const key = messageFileKey(order.image_folder, name)
    await (typeof content === 'string' ? storage.putFile(key, content) : storage.put(key, content))
  }
  const target = { orderNumber: order.order_number, templateId: item.templateId }
  const saved = await changeMessage(database, caller, target, async (tx): Promise<Result<Item, ApiError>> => {
    if (!(await areStillExpected(tx, order, given)))
      return fail(503, 'BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    const known = (await listMessageItems(tx, order.order_number)).flatMap(fileNamesOf)
    // Another call may have removed the photo from its other place together with its file.
    const isWhole = fileNamesOf(item).every((name) => given.includes(name) || known.includes(name))
    if (!isWhole) return fail(404, 'IMAGE_NOT_FOUND')
    const placed = await putMessageItem(tx, order.order_number, item, now())
    if (placed.before) await checkFiles(tx, order, leftBehind(placed.before, item))
    return ok({ ...item, id: placed.saved.id })
  })
  wake()
  return saved
}

/** Files of the replaced part that the new part does not show. */
const leftBehind = (before: MessageItem, after: MessageItem): string[] => {
  const kept = fileNamesOf(after)
  return fileNamesOf(before).filter((name) => !kept.includes(name))
}
