import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@irodori/contract/durations'
import type { BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { PhotoTransfer } from '@irodori/contract/entities/photoTransfer'
import { TRANSFER_LIMITS } from '@irodori/contract/entities/photoTransfer'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { sql } from 'kysely'
import { hashOfToken } from '../authentication/sessions.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { enqueue } from '../jobs/jobs.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { END_TRANSFER_JOB, endTransfer } from './endTransfer.ts'
import type { TransferRow } from './findTransfer.ts'
import { presentTransfer } from './presentTransfer.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly wake: () => void
}

const VALID_MS = HOUR_MS

/** NLW-36: opens a transfer for an hour. A repeated call finds it; of too many transfers the oldest ends. */
export async function openPhotoTransfer(
  { database, now, wake }: Deps,
  caller: Caller | null,
  { secret, token, orderNumber }: BodyOf<typeof endpoints.openPhotoTransfer>,
): Promise<Outcome<PhotoTransfer>> {
  const order = await orderNumberOf(database, caller, orderNumber)
  if (!order.ok) return order
  const opened = await transactResult(database, async (tx): Promise<Outcome<PhotoTransfer>> => {
    // Transfers are opened one after the other, so that no two calls count the same ones.
    await sql`lock table photo_transfer in share row exclusive mode`.execute(tx)
    const created_at = now()
    const hashes = { token_hash: hashOfToken(token), secret_hash: hashOfToken(secret) }
    const known = await tx
      .selectFrom('photo_transfer')
      .selectAll()
      .where('token_hash', '=', hashes.token_hash)
      .executeTakeFirst()
    if (known) {
      const isRepeated = known.secret_hash === hashes.secret_hash && known.expires_at > created_at
      return isRepeated ? answer(await presentTransfer(tx, known)) : fail(400, 'REQUEST_INVALID')
    }
    const expires_at = new Date(created_at.getTime() + VALID_MS)
    const row = await tx
      .insertInto('photo_transfer')
      .values({ id: randomUUID(), ...hashes, order_number: order.value, created_at, expires_at })
      .returningAll()
      .executeTakeFirstOrThrow()
    await enqueue(tx, { kind: END_TRANSFER_JOB, subject: row.id, payload: {} }, expires_at)
    for (const surplus of await surplusOf(tx, row)) await endTransfer(tx, surplus)
    return answer(await presentTransfer(tx, row))
  })
  wake()
  return opened
}

async function orderNumberOf(
  database: Database,
  caller: Caller | null,
  orderNumber: string | undefined,
): Promise<Result<string | null, ApiError>> {
  if (orderNumber === undefined) return ok(null)
  if (caller === null) return fail(403, 'FORBIDDEN')
  const order = await ownOrder(database, caller, orderNumber)
  return order.ok ? ok(order.value.order_number) : order
}

/** The oldest transfers of the same browser, and of the same order, beyond the most that may be open. */
async function surplusOf(
  tx: Transacting,
  { id, secret_hash, order_number }: TransferRow,
): Promise<ReadonlySet<string>> {
  const others = () =>
    tx.selectFrom('photo_transfer').select('id').where('id', '!=', id).orderBy('created_at', 'desc').orderBy('id')
  const ofBrowser = await others().where('secret_hash', '=', secret_hash).execute()
  const ofOrder = order_number === null ? [] : await others().where('order_number', '=', order_number).execute()
  return new Set([ofBrowser, ofOrder].flatMap((rows) => rows.slice(TRANSFER_LIMITS.OPEN - 1).map((row) => row.id)))
}
