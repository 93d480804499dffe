import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { maxTextLength } from '@irodori/rules/messageLayout'
import { charactersBeyondBasicPlane } from '@irodori/rules/messageText'
import { fail } from '../../http/apiError.ts'
import type { Outcome } from '../../http/reply.ts'
import { answer } from '../../http/reply.ts'
import type { Caller } from '../../http/request.ts'
import { changeMessage } from './changeMessage.ts'
import type { MessageDeps } from './messageDeps.ts'
import { putMessageItem } from './messageItems.ts'

type Input = BodyOf<typeof endpoints.saveMessageText>

/** Control characters except line ends and tabs. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu

/** Saves the title or the text of the message; an empty text clears its place. */
export async function saveMessageText(
  { database, now }: Pick<MessageDeps, 'database' | 'now'>,
  caller: Caller,
  input: Input,
): Promise<Outcome<AnswerOf<typeof endpoints.saveMessageText>>> {
  const { position, templateId } = input
  const longest = maxTextLength(position)
  if (longest === null) return fail(400, 'REQUEST_INVALID', { error: { position: ['unknown'] } })
  // Forms send each line end as two characters.
  const text = input.text.replace(/\r\n?/g, '\n')
  const characters = [...charactersBeyondBasicPlane(text), ...new Set(text.match(CONTROLS) ?? [])]
  if (characters.length > 0) return fail(400, 'TEXT_NOT_DISPLAYABLE', { error: { characters } })
  if (text.length > longest) return fail(400, 'REQUEST_INVALID', { error: { text: [`over ${longest} characters`] } })
  return changeMessage(database, caller, input, async (tx, order) => {
    const item = { type: 'TEXT', id: randomUUID(), templateId, position, text } as const
    await putMessageItem(tx, order.order_number, item, now())
    return answer({ position, text })
  })
}
