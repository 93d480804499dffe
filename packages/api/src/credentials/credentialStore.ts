import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { Database, Transacting } from '../database/tables.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { CredentialShop } from './credential.ts'
import { Credential, endOf } from './credential.ts'
import { renewalDue } from './renewalDue.ts'
import type { Resealed, SealingKeys } from './seal.ts'
import { seal, unseal } from './seal.ts'

export const RENEW_CREDENTIAL_JOB = 'renew-credential'

/** A credential as it is stored; `updatedAt` tells whether it was replaced in the meantime. */
export interface StoredCredential {
  readonly credential: Credential
  readonly updatedAt: Date
}

/** Why a stored credential cannot be used. */
export type CredentialError = 'NONE' | 'NO_KEY_OPENS'

/** The credential of a marketplace. */
export async function readCredential(
  database: Database | Transacting,
  keys: SealingKeys,
  shop: CredentialShop,
): Promise<Result<StoredCredential, CredentialError>> {
  const row = await database
    .selectFrom('marketplace_credential')
    .select(['sealed', 'updated_at'])
    .where('shop', '=', shop)
    .executeTakeFirst()
  if (!row) return err('NONE')
  const opened = unseal(keys, purposeOf(shop), row.sealed)
  if (!opened.ok) return opened
  return ok({ credential: Credential.parse(JSON.parse(opened.value)), updatedAt: row.updated_at })
}

const purposeOf = (shop: CredentialShop): string => `marketplace credential ${shop}`

/** Stores or replaces the credential of a marketplace in the caller's transaction, and schedules its renewal. */
export async function putCredential(
  tx: Transacting,
  keys: SealingKeys,
  credential: Credential,
  now: Date,
): Promise<void> {
  const { shop } = credential
  const row = {
    sealed: seal(keys, purposeOf(shop), JSON.stringify(credential)),
    ends_at: endOf(credential),
    refused_at: null,
    updated_at: now,
  }
  await tx
    .insertInto('marketplace_credential')
    .values({ shop, ...row })
    .onConflict((at) => at.column('shop').doUpdateSet(row))
    .execute()
  const due = renewalDue(credential)
  if (due !== null) await enqueue(tx, { kind: RENEW_CREDENTIAL_JOB, subject: shop, payload: {} }, due)
}

/** Seals each credential with the first key. @returns how many were sealed, and the marketplaces whose credential no key opens */
export async function resealCredentials(tx: Transacting, keys: SealingKeys): Promise<Resealed> {
  const rows = await tx.selectFrom('marketplace_credential').select(['shop', 'sealed']).forUpdate().execute()
  const unopened: string[] = []
  for (const { shop, sealed } of rows) {
    const opened = unseal(keys, purposeOf(shop), sealed)
    if (!opened.ok) {
      unopened.push(shop)
      continue
    }
    await tx
      .updateTable('marketplace_credential')
      .set({ sealed: seal(keys, purposeOf(shop), opened.value) })
      .where('shop', '=', shop)
      .execute()
  }
  return { sealed: rows.length - unopened.length, unopened }
}

/** @returns false if there was none */
export async function removeCredential(tx: Transacting, shop: CredentialShop): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('marketplace_credential').where('shop', '=', shop).executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Records that a marketplace does not take the credential any more; the first refusal counts.
 * @param version `updatedAt` of the credential that was refused; one that was stored since then is not
 */
export async function recordRefusal(
  database: Database | Transacting,
  shop: CredentialShop,
  now: Date,
  version: Date,
): Promise<void> {
  await database
    .updateTable('marketplace_credential')
    .set({ refused_at: now })
    .where('shop', '=', shop)
    .where('refused_at', 'is', null)
    .where('updated_at', '=', version)
    .execute()
}

/** What is known of a credential without opening it. */
export interface CredentialState {
  readonly shop: CredentialShop
  /** Null if it does not end. */
  readonly endsAt: Date | null
  /** Null while the marketplace takes it. */
  readonly refusedAt: Date | null
}

export async function listCredentials(database: Database): Promise<CredentialState[]> {
  const rows = await database
    .selectFrom('marketplace_credential')
    .select(['shop', 'ends_at', 'refused_at'])
    .orderBy('shop')
    .execute()
  return rows.map(({ shop, ends_at, refused_at }) => ({ shop, endsAt: ends_at, refusedAt: refused_at }))
}
