import type { SecondFactor } from '@irodori/contract/entities/account'
import type { Resealed, SealingKeys } from '../credentials/seal.ts'
import { seal, unseal } from '../credentials/seal.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { createRecoveryCodes, hashOfRecoveryCode, normaliseCode, stepOfCode } from './oneTimeCode.ts'

const purposeOf = (accountId: string): string => `second factor ${accountId}`

/** What the owner sees of the second factor of an account. */
export async function readSecondFactor(
  database: Database,
  keys: SealingKeys,
  accountId: string,
): Promise<SecondFactor> {
  const row = await database
    .selectFrom('second_factor')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const { count } = await database
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    isOffered: keys.length > 0,
    since: row?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: Number(count),
  }
}

/** Whether a login with the password requires a code. */
export async function requiresCode(database: Database | Transacting, accountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('second_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a secret that requires no code yet. @returns false if the account requires codes by another secret */
export async function storeSecret(
  tx: Transacting,
  keys: SealingKeys,
  accountId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  await tx.deleteFrom('second_factor').where('account_id', '=', accountId).where('confirmed_at', 'is', null).execute()
  const stored = await tx
    .insertInto('second_factor')
    .values({
      account_id: accountId,
      sealed_secret: seal(keys, purposeOf(accountId), secret),
      created_at: now,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return stored !== undefined
}

/**
 * Accepts a code of the authenticator app, once; a code of an earlier time step is not accepted any more.
 * @param state whether codes are required already
 */
async function acceptAppCode(
  tx: Transacting,
  keys: SealingKeys,
  accountId: string,
  code: string,
  now: Date,
  state: 'UNCONFIRMED' | 'CONFIRMED',
): Promise<boolean> {
  const row = await tx
    .selectFrom('second_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('confirmed_at', state === 'CONFIRMED' ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  const secret = unseal(keys, purposeOf(accountId), row.sealed_secret)
  if (!secret.ok) return false
  const step = stepOfCode(secret.value, code, now)
  if (step === null || step <= row.last_step) return false
  await tx
    .updateTable('second_factor')
    .set({ last_step: step, confirmed_at: row.confirmed_at ?? now })
    .where('account_id', '=', accountId)
    .execute()
  return true
}

/** Requires codes from now on, if the first one is right. @returns the recovery codes, which are shown only now */
export async function confirmSecret(
  tx: Transacting,
  keys: SealingKeys,
  accountId: string,
  typed: string,
  now: Date,
): Promise<readonly string[] | null> {
  if (!(await acceptAppCode(tx, keys, accountId, normaliseCode(typed), now, 'UNCONFIRMED'))) return null
  const codes = createRecoveryCodes()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOfRecoveryCode(code) })))
    .execute()
  return codes
}

/** Accepts a code of the authenticator app or a recovery code, each of them once. */
export async function acceptCode(
  tx: Transacting,
  keys: SealingKeys,
  accountId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  if (await acceptAppCode(tx, keys, accountId, normaliseCode(typed), now, 'CONFIRMED')) return true
  const used = await tx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOfRecoveryCode(typed))
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Requires no code any more. @returns whether one was required or prepared */
export async function deleteSecondFactor(tx: Transacting, accountId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Seals all secrets with the first key. */
export async function resealSecondFactors(tx: Transacting, keys: SealingKeys): Promise<Resealed> {
  const rows = await tx.selectFrom('second_factor').select(['account_id', 'sealed_secret']).forUpdate().execute()
  const unopened: string[] = []
  for (const { account_id: id, sealed_secret: text } of rows) {
    const secret = unseal(keys, purposeOf(id), text)
    if (!secret.ok) unopened.push(`the second factor of account ${id}`)
    else
      await tx
        .updateTable('second_factor')
        .set({ sealed_secret: seal(keys, purposeOf(id), secret.value) })
        .where('account_id', '=', id)
        .execute()
  }
  return { sealed: rows.length - unopened.length, unopened }
}
