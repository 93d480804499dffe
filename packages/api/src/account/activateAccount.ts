import { drawToken } from '../authentication/sessions.ts'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import { joinOrdersOf } from '../order/joinOrder.ts'
import { EXPIRE_ACCOUNT_JOB } from './expireAccountJob.ts'

/** Makes an account usable whose owner has shown that the address is hers, with the orders of that address. */
export async function activateAccount(tx: Transacting, account: AccountRow, now: Date): Promise<void> {
  const { id, email } = account
  await tx.updateTable('account').set({ is_verified: true, updated_at: now }).where('id', '=', id).execute()
  await tx.deleteFrom('job').where('kind', '=', EXPIRE_ACCOUNT_JOB).where('subject', '=', id).execute()
  await joinOrdersOf(tx, id, email)
  if (account.wants_magazine) await subscribe(tx, email, now)
}

async function subscribe(tx: Transacting, email: string, now: Date): Promise<void> {
  const again = { subscribed_at: now, cancelled_at: null }
  await tx
    .insertInto('magazine_reader')
    .values({ email, token: drawToken(), ...again })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(again))
    .execute()
}
