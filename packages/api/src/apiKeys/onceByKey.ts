import { createHash, randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@irodori/contract/durations'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

interface IdempotentCall<Data> {
  readonly keyId: string
  readonly idempotencyKey: string
  /** Everything that distinguishes the call from others. */
  readonly request: unknown
  readonly answer: z.core.$ZodType<Data>
}

/** How long an answer is kept. */
const KEPT_MS = DAY_MS
/** After this time a call in progress belongs to a dead process. */
const CLAIM_MS = MINUTE_MS
const RETRY_AFTER_SECONDS = 1

/**
 * INT-3: carries a call out once for its Idempotency-Key. The answer is stored by the transaction of the effect; a repeated
 * call gets it again. A call that fails has no effect and may be repeated with the same key.
 * @returns the answer; 409 while the first call is in progress, 422 if the key was used for another call
 */
export async function onceByKey<Data>(
  { database, now }: Deps,
  { keyId, idempotencyKey, request, answer }: IdempotentCall<Data>,
  work: (tx: Transacting) => Promise<Result<Data, ApiError>>,
): Promise<Result<Data, ApiError>> {
  const at = now()
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  await database
    .deleteFrom('idempotent_call')
    .where('claimed_at', '<', new Date(at.getTime() - KEPT_MS))
    .execute()
  const claim = randomUUID()
  const claimed = await database
    .insertInto('idempotent_call')
    .values({
      api_key_id: keyId,
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
      claim,
      claimed_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['api_key_id', 'idempotency_key'])
        .doUpdateSet({ claim, claimed_at: at })
        .where('idempotent_call.answer', 'is', null)
        .where('idempotent_call.request_hash', '=', requestHash)
        .where('idempotent_call.claimed_at', '<', new Date(at.getTime() - CLAIM_MS)),
    )
    .returning('claim')
    .executeTakeFirst()
  if (!claimed) return answerOfFirst()
  const isOwn = sql<boolean>`api_key_id = ${keyId} and idempotency_key = ${idempotencyKey} and claim = ${claim}`
  const release = () => database.deleteFrom('idempotent_call').where(isOwn).where('answer', 'is', null).execute()
  try {
    const done = await transactResult(database, async (tx): Promise<Result<Data, ApiError>> => {
      const result = await work(tx)
      if (!result.ok) return result
      const { numUpdatedRows } = await tx
        .updateTable('idempotent_call')
        .set({ answer: json(result.value) })
        .where(isOwn)
        .executeTakeFirst()
      // Another process has taken the call over, because this one was too slow.
      return numUpdatedRows > 0n ? result : inProgress()
    })
    if (!done.ok) await release()
    return done
  } catch (error) {
    await release()
    throw error
  }

  async function answerOfFirst(): Promise<Result<Data, ApiError>> {
    const first = await database
      .selectFrom('idempotent_call')
      .select(['request_hash', 'answer'])
      .where('api_key_id', '=', keyId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst()
    // It has failed in the meantime, so the caller may repeat it at once.
    if (!first) return inProgress()
    if (first.request_hash !== requestHash) return fail(422, 'IDEMPOTENCY_KEY_REUSED')
    return first.answer === null ? inProgress() : ok(z.parse(answer, first.answer))
  }
}

const inProgress = () => fail(409, 'IDEMPOTENCY_KEY_IN_USE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
