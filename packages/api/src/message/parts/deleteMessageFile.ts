import type { QueryOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { fail } from '../../http/apiError.ts'
import type { Outcome } from '../../http/reply.ts'
import { answer } from '../../http/reply.ts'
import type { Caller } from '../../http/request.ts'
import { changeMessage } from './changeMessage.ts'
import type { MessageDeps } from './messageDeps.ts'
import { fileNamesOf } from './messageFiles.ts'
import { removeMessageItem } from './messageItems.ts'
import { itemTypeOf } from './messagePlaces.ts'
import { checkFiles } from './unusedFiles.ts'

/** Removes a photo, the video or the sound from its place; an empty place is left alone. Its files are deleted after the commit. */
export async function deleteMessageFile(
  { database, now, wake }: Pick<MessageDeps, 'database' | 'now' | 'wake'>,
  caller: Caller,
  { orderNumber, templateId, fileType, position }: QueryOf<typeof endpoints.deleteMessageFile>,
): Promise<Outcome<null>> {
  const type = itemTypeOf(fileType)
  if (type === null) return fail(400, 'REQUEST_INVALID', { error: { fileType: ['unknown'] } })
  const deleted = await changeMessage(database, caller, { orderNumber, templateId }, async (tx, order) => {
    const before = await removeMessageItem(tx, order.order_number, { templateId, type, position }, now())
    if (before) await checkFiles(tx, order, fileNamesOf(before))
    return answer(null)
  })
  wake()
  return deleted
}
