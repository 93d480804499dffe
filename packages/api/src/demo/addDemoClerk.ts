import { randomUUID } from 'node:crypto'
import { DEMO_CLERK } from '@irodori/demo-shop/orders'
import { argon2id } from '../authentication/argon2id.ts'
import { passwordHasher } from '../authentication/passwordHasher.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { deleteMember } from '../desk/manageStaff.ts'
import { staffAccounts } from '../desk/staffAccounts.ts'

/**
 * Creates the account of the desk that the welcome text announces. It is an owner, so that all of the desk can be seen. An
 * existing account is left unchanged.
 */
export async function addDemoClerk(database: Database, now: Date): Promise<void> {
  const { email, password, userName } = DEMO_CLERK
  if (await staffAccounts.findByEmail(database, email)) return
  const hash = await passwordHasher(argon2id).hash(password)
  if (!hash.ok) throw new Error(`the password of the demo clerk was not hashed: ${hash.error.code}`)
  await database
    .insertInto('staff_account')
    .values({
      id: randomUUID(),
      email,
      user_name: userName,
      password_hash: hash.value,
      role: 'OWNER',
      created_at: now,
      updated_at: now,
    })
    .onConflict((at) => at.column('email').doNothing())
    .execute()
}

/** Removes that account from a shop that is no demonstration any more: everybody knows its password. */
export async function removeDemoClerk(database: Database): Promise<void> {
  const account = await staffAccounts.findByEmail(database, DEMO_CLERK.email)
  if (account) await transact(database, (tx) => deleteMember(tx, account))
}
