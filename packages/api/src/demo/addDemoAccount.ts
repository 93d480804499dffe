import { randomUUID } from 'node:crypto'
import type { DemoShop } from '@irodori/demo-shop/demoShop'
import { activateAccount } from '../account/activateAccount.ts'
import { argon2id } from '../authentication/argon2id.ts'
import { passwordHasher } from '../authentication/passwordHasher.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'

/**
 * Creates the account that the welcome text announces, with the orders of its address. An existing account is left
 * unchanged, even if its password differs. The address is reserved for examples, so the account only ever contains
 * orders of the demo shop.
 */
export async function addDemoAccount(database: Database, account: DemoShop['account'], now: Date): Promise<void> {
  const { email, password, userName } = account
  const known = await database.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  if (known) return
  const passwordHash = await passwordHasher(argon2id).hash(password)
  if (!passwordHash.ok) throw new Error(`the password of the demo account was not hashed: ${passwordHash.error.code}`)
  await transact(database, async (tx) => {
    const row = await tx
      .insertInto('account')
      .values({
        id: randomUUID(),
        email,
        user_name: userName,
        password_hash: passwordHash.value,
        is_verified: false,
        wants_magazine: false,
        created_at: now,
        updated_at: now,
      })
      .onConflict((at) => at.column('email').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) await activateAccount(tx, row, now)
  })
}
