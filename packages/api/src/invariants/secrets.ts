import { sql } from 'kysely'
import type { Evidence, InvariantViolation } from './invariant.ts'

/** Passkeys and second factors belong to accounts of two tables, so that no foreign key finds those of a deleted account. */
export async function findOwnerlessSecrets({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select account_id as at, 'has ' || what || ' and is no account' as fact
    from (select account_id, 'a passkey' as what from passkey
      union select account_id, 'a second factor' from second_factor) secret
    where not exists (select from account where id = account_id)
      and not exists (select from staff_account where id = account_id)
    `.execute(database)
  return rows
}
