import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { Selectable } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { plainText } from '../mail/plainText.ts'
import type { WriteMail } from '../mail/writeMail.ts'

type QuestionRow = Selectable<Tables['question']>

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly writeMail: WriteMail
}

export type AnswerViolation =
  | { readonly code: 'NO_QUESTION' }
  | { readonly code: 'NO_ANSWER' }
  | { readonly code: 'ANSWERED'; readonly answeredAt: Date }

/** The reference of a question in its mails; questions of earlier releases have only their id. */
export const referenceOf = ({ number, id }: Pick<QuestionRow, 'number' | 'id'>): string => number ?? id

/** The question with a reference; null if there is none. */
export async function findQuestion(database: Database, reference: string): Promise<QuestionRow | null> {
  const row = await database
    .selectFrom('question')
    .selectAll()
    .where((where) => where.or([where('number', '=', reference.toUpperCase()), where('id', '=', reference)]))
    .executeTakeFirst()
  return row ?? null
}

/**
 * Stores the answer to a question and mails it to the person who asked, in the language of the question. A question has
 * one answer; a mail that the customer replies with reaches the shop.
 */
export async function answerQuestion(
  { database, now, writeMail }: Deps,
  reference: string,
  typed: string,
): Promise<Result<QuestionRow, AnswerViolation>> {
  const answer = plainText(typed).trim()
  if (answer === '') return err({ code: 'NO_ANSWER' })
  const found = await findQuestion(database, reference)
  if (!found) return err({ code: 'NO_QUESTION' })
  return transact(database, async (tx) => {
    const question = await tx
      .selectFrom('question')
      .selectAll()
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (question.answered_at) return err({ code: 'ANSWERED', answeredAt: question.answered_at })
    await tx.updateTable('question').set({ answer, answered_at: now() }).where('id', '=', question.id).execute()
    await writeMail(tx, {
      kind: 'QUESTION_ANSWERED',
      to: question.email,
      language: question.language ?? 'ja',
      dedupKey: `QUESTION_ANSWERED:${question.id}`,
      orderNumber: question.order_number,
      values: { number: referenceOf(question), name: question.name, question: question.question, answer },
    })
    return ok(question)
  })
}
