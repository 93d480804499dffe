import { randomUUID } from 'node:crypto'
import type { OrderEventType } from '@irodori/contract/entities/webhookEvent'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import * as z from 'zod'
import type { Resealed, SealingKeys } from '../credentials/seal.ts'
import { seal, unseal } from '../credentials/seal.ts'
import type { WebhookEndpointRow } from '../database/tables/webhooks.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { newSecret } from './signMessage.ts'

/** The secrets of an endpoint; the previous one still signs until its end. */
export const Secrets = z.strictObject({
  current: z.string(),
  previous: z.strictObject({ secret: z.string(), endsAt: z.iso.datetime() }).nullable(),
})
type Secrets = z.infer<typeof Secrets>

const purposeOf = (id: string): string => `webhook endpoint ${id}`

const sealed = (keys: SealingKeys, id: string, secrets: Secrets): string =>
  seal(keys, purposeOf(id), JSON.stringify(secrets))

/** The secrets of an endpoint, unless no key opens them. */
export function readSecrets(
  keys: SealingKeys,
  { id, sealed: text }: Pick<WebhookEndpointRow, 'id' | 'sealed'>,
): Result<Secrets, 'NO_KEY_OPENS'> {
  const opened = unseal(keys, purposeOf(id), text)
  return opened.ok ? ok(Secrets.parse(JSON.parse(opened.value))) : opened
}

/** The secrets that sign at a time. */
export const signingSecrets = ({ current, previous }: Secrets, now: Date): readonly string[] =>
  previous !== null && now < new Date(previous.endsAt) ? [current, previous.secret] : [current]

interface NewEndpoint {
  readonly url: string
  /** Null for all events. */
  readonly eventTypes: readonly OrderEventType[] | null
}

/** @returns the id, and the secret, which is shown only now */
export async function addEndpoint(
  tx: Transacting,
  keys: SealingKeys,
  { url, eventTypes }: NewEndpoint,
  now: Date,
): Promise<{ readonly id: string; readonly secret: string }> {
  const id = `whe_${randomUUID().replaceAll('-', '')}`
  const secret = newSecret()
  await tx
    .insertInto('webhook_endpoint')
    .values({
      id,
      url,
      sealed: sealed(keys, id, { current: secret, previous: null }),
      event_types: eventTypes === null ? null : json(eventTypes),
      created_at: now,
    })
    .execute()
  return { id, secret }
}

export async function findEndpoint(database: Database | Transacting, id: string): Promise<WebhookEndpointRow | null> {
  const row = await database.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export const listEndpoints = (database: Database): Promise<WebhookEndpointRow[]> =>
  database.selectFrom('webhook_endpoint').selectAll().orderBy('created_at').orderBy('id').execute()

/**
 * Gives an endpoint a new secret. Until `previousEndsAt` each message is signed with both, so that its receiver can change
 * over in the meantime. A secret that no key opens cannot sign any more and is dropped.
 * @returns the new secret; null if there is no such endpoint
 */
export async function rotateSecret(
  tx: Transacting,
  keys: SealingKeys,
  id: string,
  previousEndsAt: Date,
): Promise<string | null> {
  const row = await tx.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return null
  const known = readSecrets(keys, row)
  const current = newSecret()
  const previous = known.ok ? { secret: known.value.current, endsAt: previousEndsAt.toISOString() } : null
  await tx
    .updateTable('webhook_endpoint')
    .set({ sealed: sealed(keys, id, { current, previous }) })
    .where('id', '=', id)
    .execute()
  return current
}

/** Seals the secrets of each endpoint with the first key. @returns how many were sealed, and the endpoints whose secrets no key opens */
export async function resealSecrets(tx: Transacting, keys: SealingKeys): Promise<Resealed> {
  const rows = await tx.selectFrom('webhook_endpoint').select(['id', 'sealed']).forUpdate().execute()
  const unopened: string[] = []
  for (const row of rows) {
    const known = readSecrets(keys, row)
    if (!known.ok) {
      unopened.push(row.id)
      continue
    }
    await tx
      .updateTable('webhook_endpoint')
      .set({ sealed: sealed(keys, row.id, known.value) })
      .where('id', '=', row.id)
      .execute()
  }
  return { sealed: rows.length - unopened.length, unopened }
}

/** Stops sending to an endpoint; the first reason counts. */
export async function disableEndpoint(tx: Transacting, id: string, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ disabled_at: now, disabled_reason: reason })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .execute()
}

/** Sends events to an endpoint again, from now on. @returns false if there is no such endpoint */
export async function enableEndpoint(tx: Transacting, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_endpoint')
    .set({ disabled_at: null, disabled_reason: null })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes an endpoint with the record of its deliveries; its jobs find nothing to send. @returns false if there was none */
export async function removeEndpoint(tx: Transacting, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('webhook_endpoint').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
