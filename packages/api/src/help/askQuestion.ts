import { randomBytes } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Language } from '@irodori/contract/language'
import { normaliseOrderNumber, orderNumberForm } from '@irodori/rules/orderNumber'
import { idOfKey } from '../database/idOfKey.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import { mayMailConfirmation } from '../mail/mayMailConfirmation.ts'
import { oneLine, plainText } from '../mail/plainText.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { readProfile } from '../profile/storedProfile.ts'

export interface QuestionDeps {
  readonly database: Database
  readonly now: () => Date
  readonly writeMail: WriteMail
  /** Called after a commit that enqueued mails. */
  readonly wake: () => void
}

const THANKS = 'お問い合わせを受け付けました。内容を確認のうえ、メールでお返事いたします。'

/**
 * Stores a question for the shop. It belongs to the session in which it was asked, not to the typed order number,
 * because anyone can type any number. The number is sent to the shop with the question. A call that is repeated with the
 * same key asks once.
 */
export async function askQuestion(
  deps: QuestionDeps,
  caller: Caller | null,
  input: BodyOf<typeof endpoints.askQuestion>,
  language: Language | null,
  idempotencyKey: string,
): Promise<Outcome<AnswerOf<typeof endpoints.askQuestion>>> {
  const { database, now, writeMail } = deps
  const email = normaliseEmail(input.email)
  const name = oneLine(input.name)
  const question = plainText(input.question).trim()
  const orderNumber = normaliseOrderNumber(input.orderNumber)
  const { orderPrefix } = await readProfile(database)
  const error = {
    ...(name === '' ? { name: ['REQUIRED'] } : {}),
    ...(question === '' ? { question: ['REQUIRED'] } : {}),
    ...(orderNumber !== '' && orderNumberForm(orderNumber, orderPrefix) === null ? { orderNumber: ['INVALID'] } : {}),
  }
  if (Object.keys(error).length > 0) return fail(400, 'REQUEST_INVALID', { error })

  const id = idOfKey(`question of ${caller?.userName ?? 'a visitor'}`, idempotencyKey)
  const first = await answerOfFirst(database, id, { email, question })
  if (first) return first
  const number = `Q-${randomBytes(4).toString('hex').toUpperCase()}`
  const createdAt = now()
  const isConfirmed = await mayMailConfirmation(database, createdAt, email)
  const isAdded = await transact(database, async (tx) => {
    const added = await tx
      .insertInto('question')
      .values({
        id,
        email,
        name,
        order_number: caller?.role === 'GUEST' ? caller.orderNumber : null,
        account_id: caller?.role === 'USER' ? caller.accountId : null,
        question,
        number,
        language,
        created_at: createdAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    // A call with the same key was faster.
    if (!added) return false
    const about = { orderNumber: caller?.role === 'GUEST' ? caller.orderNumber : null }
    await writeMail(tx, {
      ...about,
      kind: 'QUESTION_TO_SHOP',
      to: 'SHOP',
      replyTo: email,
      language: 'ja',
      dedupKey: `QUESTION_TO_SHOP:${id}`,
      values: { number, name, email, orderNumber, question },
    })
    if (!isConfirmed) return true
    await writeMail(tx, {
      ...about,
      kind: 'QUESTION_RECEIVED',
      to: email,
      language: language ?? 'ja',
      dedupKey: `QUESTION_RECEIVED:${id}`,
      values: { number },
    })
    return true
  })
  deps.wake()
  const faster = isAdded ? null : await answerOfFirst(database, id, { email, question })
  return faster ?? thank(id, question, createdAt)
}

/** The answer to a call whose key was used before; null if it was not. */
async function answerOfFirst(
  database: Database,
  id: string,
  asked: { readonly email: string; readonly question: string },
): Promise<Outcome<AnswerOf<typeof endpoints.askQuestion>> | null> {
  const first = await database
    .selectFrom('question')
    .select(['email', 'question', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!first) return null
  const isSame = first.email === asked.email && first.question === asked.question
  return isSame ? thank(id, first.question, first.created_at) : fail(422, 'IDEMPOTENCY_KEY_REUSED')
}

const thank = (id: string, question: string, createdAt: Date) =>
  answer({ id, question, createdAt: createdAt.toISOString() }, { message: THANKS })

const SHOWN_QUESTIONS = 100

/** The questions of a session, newest first. */
export async function questionsOf(
  database: Database,
  caller: Caller | null,
): Promise<AnswerOf<typeof endpoints.askQuestion>[]> {
  if (!caller) return []
  const questions = database.selectFrom('question').select(['id', 'question', 'created_at'])
  const own =
    caller.role === 'GUEST'
      ? questions.where('order_number', '=', caller.orderNumber)
      : questions.where('account_id', '=', caller.accountId)
  const rows = await own.orderBy('created_at', 'desc').orderBy('id').limit(SHOWN_QUESTIONS).execute()
  return rows.map(({ id, question, created_at }) => ({ id, question, createdAt: created_at.toISOString() }))
}
