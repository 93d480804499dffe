import type { Passkey } from '@irodori/contract/entities/account'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'

/** The passkeys of an account, the newest first. */
export async function listPasskeys(database: Database, accountId: string): Promise<Outcome<Passkey[]>> {
  const rows = await database
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return answer(
    rows.map(({ id, browser, system, created_at, last_used_at }) => ({
      id,
      browser,
      system,
      addedAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
  )
}

/** Removes a passkey of an account; the authenticator keeps its half, which opens nothing any more. */
export async function removePasskey(database: Database, accountId: string, id: string): Promise<Outcome<null>> {
  const removed = await database
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed ? answer(null) : fail(404, 'NOT_FOUND')
}
