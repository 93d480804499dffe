import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { MessageItem } from '@irodori/contract/entities/message'
import type { Transacting } from '../../database/tables.ts'
import type { Outcome } from '../../http/reply.ts'
import { answer } from '../../http/reply.ts'
import type { Caller } from '../../http/request.ts'
import { changeMessage, type MessageTarget } from './changeMessage.ts'
import type { MessageDeps } from './messageDeps.ts'
import { listMessageItems, putMessageItem } from './messageItems.ts'
import { proposedTitles } from './messageTemplates.ts'

/**
 * DGM-19: copies the parts of the template that was edited last into the empty places of this one. Both templates then
 * show the same files, which are kept until neither shows them.
 * @returns all parts of the message in this template
 */
export async function copyMessage(
  { database, now }: Pick<MessageDeps, 'database' | 'now'>,
  caller: Caller,
  target: MessageTarget,
): Promise<Outcome<AnswerOf<typeof endpoints.copyMessage>>> {
  const { orderNumber, templateId } = target
  return changeMessage(database, caller, target, async (tx) => {
    const own = await listMessageItems(tx, orderNumber, templateId)
    for (const item of await latestOfOthers(tx, target)) {
      const isTaken = own.some((one) => one.type === item.type && one.position === item.position && !isBlank(one))
      if (!isTaken) await putMessageItem(tx, orderNumber, { ...item, id: randomUUID(), templateId }, now())
    }
    return answer(await listMessageItems(tx, orderNumber, templateId))
  })
}

const isBlank = (item: MessageItem): boolean => item.type === 'TEXT' && item.text === ''

/** The parts of the other template that was edited last, without a title that only repeats its sample text. */
async function latestOfOthers(tx: Transacting, { orderNumber, templateId }: MessageTarget): Promise<MessageItem[]> {
  const latest = await tx
    .selectFrom('message_item')
    .select('template_id')
    .where('order_number', '=', orderNumber)
    .where('template_id', '!=', templateId)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!latest) return []
  const proposed = await proposedTitles(tx, latest.template_id)
  const items = await listMessageItems(tx, orderNumber, latest.template_id)
  return items.filter((item) => !isBlank(item) && !(item.type === 'TEXT' && proposed.includes(item.text)))
}
